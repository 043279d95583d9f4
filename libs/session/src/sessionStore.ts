import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What session asks of the app's store. */
export type SessionStore = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};
