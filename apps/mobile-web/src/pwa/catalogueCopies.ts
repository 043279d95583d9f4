import type { StaleWhileRevalidate } from 'workbox-strategies';

type WorkboxPlugin = NonNullable<NonNullable<ConstructorParameters<typeof StaleWhileRevalidate>[0]>['plugins']>[number];

/**
 * Cached catalogue replies belong to one merchant. Their `Date` header is dropped, because an old one would set the gateway's
 * clock back.
 */
export const catalogueCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('merchant-of-copy', request.headers.get('Merchant') ?? '');
    return url.href;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.delete('Date');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
