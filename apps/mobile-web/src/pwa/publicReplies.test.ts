import { publicCacheControl, publicReplies } from '@parlour/kernel/wire-call';
import { isPublicReply, onlyOwnFiles, onlyPublic, withoutDate } from './publicReplies';

type UpdateParameters = Parameters<NonNullable<typeof onlyPublic.cacheWillUpdate>>[0];
type ReplyParameters = Parameters<NonNullable<typeof withoutDate.cachedResponseWillBeUsed>>[0];

async function isKept(headers: HeadersInit, status = 200): Promise<boolean> {
  const response = new Response('{}', { status, headers });
  return (await onlyPublic.cacheWillUpdate?.({ response } as unknown as UpdateParameters)) === response;
}

test.each(['announcements', 'catalogue', 'settings'] as const)(
  'ADR 0012: public %s are kept for the time without a connection',
  async (kind) => {
    expect(await isKept({ 'Cache-Control': publicCacheControl(kind) })).toBe(true);
  },
);

test.each([
  ['a personal reply', { 'Cache-Control': 'private, no-store' }],
  ['a reply without a rule', {}],
  ['a draw', { 'Cache-Control': publicCacheControl('live') }],
  ['the status', { 'Cache-Control': publicCacheControl('status') }],
  ['a reply that contradicts itself', { 'Cache-Control': `public, no-store, max-age=${publicReplies.settings.freshS}` }],
])('%s is not kept', async (_, headers) => {
  expect(await isKept(headers as HeadersInit)).toBe(false);
});

test('an error is not kept', async () => {
  expect(await isKept({ 'Cache-Control': publicCacheControl('settings') }, 503)).toBe(false);
});

test.each([
  ['GET', '/wps/help?language=EN&merchant=200jilif3', true],
  ['GET', '/wps/wallets/member', false],
  ['GET', '/wps/member/info?language=EN', false],
  ['POST', '/wps/game/launchGame?language=EN&merchant=200jilif3', false],
  ['GET', '/m/help?language=EN&merchant=200jilif3', false],
])('%s %s is public: %s', (method, path, expected) => {
  expect(isPublicReply({ method }, new URL(path, 'https://gateway.example'))).toBe(expected);
});

test.each([
  ['a file of this release', 'public, max-age=31536000, immutable', 200, true],
  ['a picture without a rule', null, 200, true],
  ['a file in place of one of another release', 'no-store', 200, false],
  ['an error', null, 404, false],
])('of files, %s is kept: %s, %s, %s', async (_, rule, status, expected) => {
  const response = new Response('', { status, headers: rule === null ? {} : { 'Cache-Control': rule } });
  const kept = await onlyOwnFiles.cacheWillUpdate?.({ response } as unknown as UpdateParameters);
  expect(kept).toBe(expected ? response : null);
});

test('a cached reply has no Date header', async () => {
  const cachedResponse = new Response('{"list":[]}', { headers: { Date: 'Mon, 01 Jan 2024 00:00:00 GMT', ETag: '"a"' } });
  const reply = await withoutDate.cachedResponseWillBeUsed?.({ cachedResponse } as unknown as ReplyParameters);
  expect(reply?.headers.get('Date')).toBeNull();
  expect(reply?.headers.get('ETag')).toBe('"a"');
  expect(await reply?.text()).toBe('{"list":[]}');
  expect(await withoutDate.cachedResponseWillBeUsed?.({ cachedResponse: undefined } as unknown as ReplyParameters)).toBeNull();
});
