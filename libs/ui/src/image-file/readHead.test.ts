import { readHead, readBase64 } from './imageKind';

test('reads the first bytes of a file, whatever its name', async () => {
  const file = new File([Uint8Array.from({ length: 40 }, (_, place) => 255 - place)], 'receipt.png');
  expect([...(await readHead(file))]).toEqual(Array.from({ length: 16 }, (_, place) => 255 - place));
  expect(await readHead(new File([], 'empty.png'))).toHaveLength(0);
});

test('a file is encoded as base64 without the prefix of a data URL', async () => {
  expect(await readBase64(new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }))).toBe(btoa('receipt'));
});
