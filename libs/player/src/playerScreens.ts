import type { FeatureStart } from '@parlour/kernel/feature';
import { sessionSlice } from './session/sessionSlice';

/** The part of player that every screen needs (ADR 0035). */
export const playerScreens = {
  id: 'player',
  slices: [sessionSlice],
  messages: (locale) => import(`./i18n/${locale}.json`),
} satisfies FeatureStart;
