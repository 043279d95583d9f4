import { createAction } from '@reduxjs/toolkit';
import type { Locale } from './locale';

type Session = { token: string; userName: string; type: number; merchantCode: string; firstTimeLogin?: boolean };

/** A session has begun, with the gateway's session record (specification 3). */
export const loggedIn = createAction<Session>('event/loggedIn');
/** The app has started with a session that this browser had kept. */
export const sessionRestored = createAction<Session>('event/sessionRestored');
/** The session has ended. Every slice and the query cache reset on this event. */
export const loggedOut = createAction('event/loggedOut');
/** Every feature has joined the store, and the session of this tab is known. */
export const featuresAdded = createAction('event/featuresAdded');
export const localeChanged = createAction<Locale>('event/localeChanged');
export const merchantChanged = createAction<string>('event/merchantChanged');
/** Bets were settled in a game: balance and records are stale. */
export const betSettled = createAction('event/betSettled');

export type ToastLevel = 'info' | 'success' | 'fail' | 'offline' | 'loading';
/** A text in the player's language, or the name of a message of the error catalogue, whose texts may still be loading. */
export type ToastText = string | { catalogue: string };
/** Requests a toast. It stays for 3000 ms by default, 8000 ms for long texts (specification 8). */
export const toastRequested = createAction<{ level: ToastLevel; text: ToastText; durationMs?: number }>('event/toastRequested');
/** Dismisses a loading toast. */
export const toastDismissed = createAction('event/toastDismissed');
