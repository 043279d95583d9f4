import { render, screen } from '@testing-library/react';
import { drawQr } from './drawQr';
import { QrCode } from './QrCode';

test('draws the code once the encoder has loaded', async () => {
  render(<QrCode value="https://pay.example/1" label="Scan to pay" />);
  expect(await screen.findByRole('img', { name: 'Scan to pay' })).toBeInTheDocument();
});

test('a code has a quiet zone of four modules and its finder patterns', () => {
  const { size, path } = drawQr('P');
  expect(size).toBe(21 + 8);
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
