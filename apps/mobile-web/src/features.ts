import { agentFeature } from '@parlour/agent';
import { contentFeature } from '@parlour/content';
import { gamesFeature } from '@parlour/games';
import { installFeature } from '@parlour/install';
import { paths } from '@parlour/kernel';
import type { Feature, Needs } from '@parlour/kernel/feature';
import { messagingFeature } from '@parlour/messaging';
import { playerFeature } from '@parlour/player';
import { promotionsFeature } from '@parlour/promotions';
import { sessionFeature } from '@parlour/session';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { tournamentsFeature } from '@parlour/tournaments';
import { walletFeature } from '@parlour/wallet';
import { shellFeature } from './shell/shellFeature';

/** All features, one line each (ADR 0002). */
export const features: Feature[] = [
  shellFeature,
  siteFeature,
  contentFeature,
  submissionFeature,
  playerFeature,
  sessionFeature,
  gamesFeature,
  walletFeature,
  promotionsFeature,
  messagingFeature,
  agentFeature,
  installFeature,
  tournamentsFeature,
];

/** The calls that screens of several features need, by their paths. `composedRoutes.ts` composes the screens and loads later. */
export const composedNeeds = {
  [paths.games.play]: ['launchGame'],
  [paths.session.member]: ['getMemberInfo'],
  [paths.promotions.invite]: ['getReferral'],
} satisfies Record<string, Needs>;
