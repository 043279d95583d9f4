import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GameTile } from './GameTile';

const image = { src: '/ruby.webp' };

test('is a link to the game, named after it', () => {
  render(<GameTile href="#ruby" name="Ruby Rush" image={image} tag="NEW" />);
  expect(screen.getByRole('link', { name: /Ruby Rush/ })).toHaveAttribute('href', '#ruby');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the favourite button is a separate control', async () => {
  function Live() {
    const [on, setOn] = useState(false);
    return <GameTile href="#ruby" name="Ruby Rush" image={image} favourite={{ on, label: 'Favourite', onToggle: () => setOn(!on) }} />;
  }
  render(<Live />);
  const heart = screen.getByRole('button', { name: 'Favourite', pressed: false });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link')).not.toContainElement(heart);
});

test('the button for details is a separate control too', async () => {
  const onOpen = jest.fn();
  render(<GameTile href="#ruby" name="Ruby Rush" image={image} about={{ label: 'About Ruby Rush', onOpen }} />);
  await userEvent.click(screen.getByRole('button', { name: 'About Ruby Rush' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Ruby Rush' })).not.toContainElement(screen.getByRole('button'));
});

test('a plain tile is a link named after the game, without image and buttons', () => {
  const favourite = { on: false, label: 'Favourite', onToggle: () => undefined };
  const { container } = render(<GameTile href="#ruby" name="Ruby Rush" image={image} favourite={favourite} tag="NEW" isPlain />);
  expect(screen.getByRole('link', { name: 'Ruby Rush' })).toHaveAttribute('href', '#ruby');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
