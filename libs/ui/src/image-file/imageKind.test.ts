import { imageKind } from './imageKind';

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10], 'image/jpeg'],
  ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], undefined],
  ['an SVG', Array.from('<svg>', (letter) => letter.charCodeAt(0)), undefined],
  ['half a PNG', [0x89, 0x50, 0x4e], undefined],
  ['nothing', [], undefined],
])('spec 5: %s is recognised by its content', (_, bytes, kind) => {
  expect(imageKind(Uint8Array.from(bytes))).toBe(kind);
});
