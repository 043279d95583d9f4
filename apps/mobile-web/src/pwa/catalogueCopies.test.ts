import { catalogueCopies } from './catalogueCopies';

type KeyParameters = Parameters<NonNullable<typeof catalogueCopies.cacheKeyWillBeUsed>>[0];
type ReplyParameters = Parameters<NonNullable<typeof catalogueCopies.cachedResponseWillBeUsed>>[0];

const keyFor = (merchant?: string) => {
  const request = new Request('https://gw.example/lgw/games/hot?language=EN', { headers: merchant ? { Merchant: merchant } : {} });
  return catalogueCopies.cacheKeyWillBeUsed?.({ request, mode: 'read' } as unknown as KeyParameters);
};

test('a cached reply belongs to one merchant', async () => {
  expect(await keyFor('200jilif3')).toBe('https://gw.example/lgw/games/hot?language=EN&merchant-of-copy=200jilif3');
  expect(await keyFor('200jilimm3')).not.toBe(await keyFor('200jilif3'));
  expect(await keyFor()).toBe('https://gw.example/lgw/games/hot?language=EN&merchant-of-copy=');
});

test('a cached reply has no Date header', async () => {
  const cachedResponse = new Response('{"list":[]}', { headers: { Date: 'Mon, 01 Jan 2024 00:00:00 GMT', ETag: '"a"' } });
  const reply = await catalogueCopies.cachedResponseWillBeUsed?.({ cachedResponse } as unknown as ReplyParameters);
  expect(reply?.headers.get('Date')).toBeNull();
  expect(reply?.headers.get('ETag')).toBe('"a"');
  expect(await reply?.text()).toBe('{"list":[]}');
  expect(await catalogueCopies.cachedResponseWillBeUsed?.({ cachedResponse: undefined } as unknown as ReplyParameters)).toBeNull();
});
