import webPush from 'web-push';
import type { PushSubscription } from '../db/schema/push';
import type { Settings } from '../settings';
import { isPushService } from './isPushService';
import type { PushKeys } from './pushKeysOf';

/** Longest wait for a push service, in milliseconds. */
const PATIENCE_MS = 30_000;
/** How long the push service keeps a message for a phone that is off, in seconds. */
const KEEP_S = 24 * 3600;

type Post = { keys: PushKeys; settings: Pick<Settings, 'pushTo' | 'pushSubject'>; payload: unknown };

/** Encrypts a payload for one device and posts it; returns the HTTP status. No redirect is followed, and nothing is sent again. */
export async function postPush({ endpoint, p256dh, auth }: PushSubscription, { keys, settings, payload }: Post): Promise<number> {
  if (!isPushService(endpoint)) return 410;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    TTL: KEEP_S,
    vapidDetails: { subject: settings.pushSubject, ...keys },
  });
  const { pathname, search } = new URL(endpoint);
  const reply = await fetch(settings.pushTo ? `${settings.pushTo}${pathname}${search}` : endpoint, {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
    ),
    body: body ? new Uint8Array(body) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return reply.status;
}
