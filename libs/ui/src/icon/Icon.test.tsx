import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { BrandMark, type BrandName } from './BrandMark';
import { Icon } from './Icon';
import { iconNames } from './iconNames';

test('an icon without a label is decorative', () => {
  render(<Icon name="gift" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('an icon with a label has an accessible name', () => {
  render(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test('every icon name has a symbol in the sprite', () => {
  expect(symbolsOf('sprite.svg')).toEqual([...iconNames]);
});

test('every mark has a symbol, and is decorative', () => {
  const names: BrandName[] = ['facebook', 'google', 'instagram', 'telegram', 'tiktok', 'viber', 'whatsapp', 'x', 'youtube'];
  expect(symbolsOf('marks.svg')).toEqual(names);
  render(<BrandMark name="viber" />);
  expect(screen.queryByRole('img')).toBeNull();
});

function symbolsOf(file: string): (string | undefined)[] {
  return [...readFileSync(join(__dirname, file), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
}
