import { encode } from 'uqr';

/** The dark modules of a QR code as one path, in module units, with the quiet zone of four modules. */
export function drawQr(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
