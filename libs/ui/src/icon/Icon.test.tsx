import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
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
  const sprite = readFileSync(join(__dirname, 'sprite.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
