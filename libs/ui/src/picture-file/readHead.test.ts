import { readBase64 } from './readBase64';
import { readHead } from './readHead';

test('the first bytes of a file, whatever its name says', async () => {
  const file = new File([Uint8Array.from({ length: 40 }, (_, place) => 255 - place)], 'receipt.png');
  expect([...(await readHead(file))]).toEqual(Array.from({ length: 16 }, (_, place) => 255 - place));
  expect(await readHead(new File([], 'empty.png'))).toHaveLength(0);
});

test('a piece of a file travels as base64 without the head of a data address', async () => {
  expect(await readBase64(new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }))).toBe(btoa('receipt'));
});
