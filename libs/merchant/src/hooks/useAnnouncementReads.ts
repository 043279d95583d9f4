import { announcementsApi } from '../announcementsApi';

/**
 * Returns the ids of the announcements that the player has read; `undefined` until they are known. A visitor has read none. The list of
 * announcements is the same for everybody and does not say it.
 */
export function useAnnouncementReads({ isVisitor }: { isVisitor: boolean }): readonly string[] | undefined {
  const { data } = announcementsApi.useGetAnnouncementReadsQuery(undefined, { skip: isVisitor });
  return isVisitor ? none : data;
}

const none: readonly string[] = [];
