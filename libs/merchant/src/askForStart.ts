import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { merchantApi } from './merchantApi';
import { selectLocale } from './merchantSelectors';
import { announcementsArg } from './rules/announcementsArg';

/** Fetches the status and the announcements of home before the first render. Resolves when both calls have settled. */
export function askForStart(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, state: unknown): Promise<unknown> {
  const { getStatus, getAnnouncements } = merchantApi.endpoints;
  const once = { subscribe: false };
  return Promise.all([
    dispatch(getStatus.initiate(undefined, once)),
    dispatch(getAnnouncements.initiate(announcementsArg(selectLocale(state)), once)),
  ]);
}
