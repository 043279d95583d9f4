import { contentStart } from '@parlour/content';
import { gamesStart } from '@parlour/games';
import type { FeatureStart } from '@parlour/kernel/feature';
import { sessionSlice } from '@parlour/player/session';
import { siteStart } from '@parlour/site';
import { messagingStart } from '@parlour/messaging';
import { toastsSlice } from './overlays/toastsSlice';
import { shellMessages } from './shell/shellMessages';

/** The parts of the features that home's first view needs, before their manifests load (ADR 0035). */
export const startFeatures: FeatureStart[] = [
  { id: 'shell', slices: [toastsSlice], messages: shellMessages },
  { id: 'player', slices: [sessionSlice] },
  siteStart,
  contentStart,
  gamesStart,
  messagingStart,
];
