import { withoutDate } from './withoutDate';

type ReplyParameters = Parameters<NonNullable<typeof withoutDate.cachedResponseWillBeUsed>>[0];

test('a cached reply has no Date header', async () => {
  const cachedResponse = new Response('{"list":[]}', { headers: { Date: 'Mon, 01 Jan 2024 00:00:00 GMT', ETag: '"a"' } });
  const reply = await withoutDate.cachedResponseWillBeUsed?.({ cachedResponse } as unknown as ReplyParameters);
  expect(reply?.headers.get('Date')).toBeNull();
  expect(reply?.headers.get('ETag')).toBe('"a"');
  expect(await reply?.text()).toBe('{"list":[]}');
  expect(await withoutDate.cachedResponseWillBeUsed?.({ cachedResponse: undefined } as unknown as ReplyParameters)).toBeNull();
});
