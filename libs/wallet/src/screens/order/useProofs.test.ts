import { MAX_PROOF_BYTES } from '../../wire/deposit';
import { proofFault } from './useProofs';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const bytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a PNG', png, 100, undefined],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 100, undefined],
  ['exactly 5 MB', png, MAX_PROOF_BYTES, undefined],
  ['a PNG one byte above 5 MB', png, MAX_PROOF_BYTES + 1, 'size'],
  ['a GIF', bytes('GIF89a'), 100, 'type'],
  ['an HTML page', bytes('<html>'), 100, 'type'],
  ['a truncated PNG signature', png.slice(0, 4), 4, 'type'],
  ['an empty file', [], 0, 'type'],
])('product 4.6: checks %s by content and size', (_, head, size, fault) => {
  expect(proofFault(Uint8Array.from(head), size)).toBe(fault);
});
