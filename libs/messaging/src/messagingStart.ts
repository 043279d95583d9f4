import type { FeatureStart } from '@parlour/kernel';
import { messagingMessages } from './messagingMessages';

/** The part of messaging that home's first view needs. */
export const messagingStart: FeatureStart = { id: 'messaging', messages: messagingMessages };
