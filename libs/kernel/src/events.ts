import { createAction } from '@reduxjs/toolkit';
import type { Locale } from './locale';

/** A session began: the record that the gateway gave (specification 3). */
export const loggedIn = createAction<{ token: string; userName: string; type: number; merchantCode: string; firstTimeLogin?: boolean }>(
  'event/loggedIn',
);
/** The session ended; every slice and the query cache empty themselves. */
export const loggedOut = createAction('event/loggedOut');
export const localeChanged = createAction<Locale>('event/localeChanged');
export const merchantChanged = createAction<string>('event/merchantChanged');
/** Bets were settled in a game: balance and records are stale. */
export const betSettled = createAction('event/betSettled');

export type ToastLevel = 'info' | 'success' | 'fail' | 'offline' | 'loading';
/** Something to say briefly. `text` is already in the player's language; 3000 ms unless told, 8000 ms for long ones (specification 8). */
export const toastRequested = createAction<{ level: ToastLevel; text: string; durationMs?: number }>('event/toastRequested');
/** Takes a lasting (loading) toast away. */
export const toastDismissed = createAction('event/toastDismissed');
