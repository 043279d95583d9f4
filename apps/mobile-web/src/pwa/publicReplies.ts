import { publicReplies } from '@parlour/kernel/wire-call';
import type { NetworkFirst } from 'workbox-strategies';

type WorkboxPlugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

/** The worker's copies of public replies outside home. */
export const repliesCache = 'replies';

/** True for a call whose reply is the same for everybody: its address names merchant and language (ADR 0012). */
export function isPublicReply({ method }: Pick<Request, 'method'>, { pathname, searchParams }: URL): boolean {
  return method === 'GET' && /^\/(wps|lgw)\//.test(pathname) && searchParams.has('merchant') && searchParams.has('language');
}

/**
 * Keeps the replies that the gateway marks as public and that may be as old as an announcement. A personal reply, a refusal, the status and a draw
 * are not kept (ADR 0012).
 */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const rule = response.headers.get('Cache-Control') ?? '';
    const [, maxAge = '0'] = /\bmax-age=(\d+)/.exec(rule) ?? [];
    const isPublic = /\bpublic\b/.test(rule) && !/\b(private|no-store)\b/.test(rule);
    return response.status === 200 && isPublic && Number(maxAge) >= publicReplies.announcements.freshS ? response : null;
  },
};

/** Keeps the files of a release, and none that the server sends in place of one of another release. */
export const onlyOwnFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isForNow = /\bno-store\b/.test(response.headers.get('Cache-Control') ?? '');
    return response.status === 200 && !isForNow ? response : null;
  },
};

/** Drops the `Date` header of copies: the worker keeps them for a day, and an old date would set the gateway's clock back. */
export const withoutDate: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.delete('Date');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
