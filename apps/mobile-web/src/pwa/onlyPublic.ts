import { publicReplies } from '@parlour/kernel';
import type { NetworkFirst } from 'workbox-strategies';

type WorkboxPlugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

/**
 * Keeps the replies that the gateway marks as public and lets be as old as an announcement. A personal reply, a refusal, the status and a draw
 * are not kept (ADR 0021).
 */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const rule = response.headers.get('Cache-Control') ?? '';
    const [, maxAge = '0'] = /\bmax-age=(\d+)/.exec(rule) ?? [];
    const isPublic = /\bpublic\b/.test(rule) && !/\b(private|no-store)\b/.test(rule);
    return response.status === 200 && isPublic && Number(maxAge) >= publicReplies.announcements.freshS ? response : null;
  },
};
