import type { StaleWhileRevalidate } from 'workbox-strategies';

type WorkboxPlugin = NonNullable<NonNullable<ConstructorParameters<typeof StaleWhileRevalidate>[0]>['plugins']>[number];

/** Drops the `Date` header of copies: the worker keeps them for a day, and an old date would set the gateway's clock back. */
export const withoutDate: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.delete('Date');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
