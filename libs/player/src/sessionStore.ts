import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The parts of the app's store that this library needs. */
export type SessionStore = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};
