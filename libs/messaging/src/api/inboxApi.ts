import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { inboxWire } from '../wire/inbox';

type Wire = typeof inboxWire;
type Row = WireValue<Wire['getInbox']>['content'][number];
type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;

export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.infiniteQuery<WireValue<Wire['getInbox']>, { language: string }, number>({
      query: ({ queryArg, pageParam }) => request(inboxWire.getInbox)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Inbox'],
    }),
    getMessage: build.query({ ...fromWire(inboxWire.getMessage) }),
    markMessages: build.mutation({
      ...fromWire(inboxWire.markMessages),
      // Updates the cache at once. The unread count is refetched, and after a refusal the list too.
      onQueryStarted: ({ ids, all = false, read }, { dispatch, getState }) => {
        editRows(dispatch as Dispatch, getState(), (row) => (all || ids.includes(row.id) ? { ...row, read } : row));
      },
      invalidatesTags: (_, error) => (error ? ['Inbox', 'InboxUnread'] : ['InboxUnread']),
    }),
    deleteMessages: build.mutation({
      ...fromWire(inboxWire.deleteMessages),
      onQueryStarted: ({ ids }, { dispatch, getState }) => {
        editRows(dispatch as Dispatch, getState(), (row) => (ids.includes(row.id) ? undefined : row));
      },
      invalidatesTags: ['Inbox', 'InboxUnread'],
    }),
    getInboxUnread: build.query({
      ...fromWire(inboxWire.getInboxUnread),
      providesTags: ['InboxUnread'],
    }),
    markAllAnnouncements: build.mutation({
      ...fromWire(inboxWire.markAllAnnouncements),
      invalidatesTags: (_, error) => (error ? [] : ['AnnouncementRead']),
    }),
  }),
});

/** Applies `edit` to every row of the cached lists. It returns the changed row, or `undefined` to remove it. */
function editRows(dispatch: Dispatch, state: unknown, edit: (row: Row) => Row | undefined): void {
  for (const { endpointName, originalArgs } of inboxApi.util.selectInvalidatedBy(state as never, ['Inbox'])) {
    if (endpointName !== 'getInbox') continue;
    dispatch(
      inboxApi.util.updateQueryData('getInbox', originalArgs as { language: string }, ({ pages }) => {
        for (const page of pages) page.content = page.content.flatMap((row) => edit(row) ?? []);
      }),
    );
  }
}

export const {
  useDeleteMessagesMutation,
  useGetInboxInfiniteQuery,
  useGetInboxUnreadQuery,
  useGetMessageQuery,
  useMarkAllAnnouncementsMutation,
  useMarkMessagesMutation,
} = inboxApi;
