import { agentFeature } from '@parlour/agent';
import { contentFeature } from '@parlour/content';
import { gamesFeature } from '@parlour/games';
import { installFeature } from '@parlour/install';
import type { Feature } from '@parlour/kernel/feature';
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
