import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('a figure is read out in words, after the name', () => {
  render(<GameTile href="#ruby" name="Ruby Rush" image={image} note={{ kind: 'players', figure: '1,204', text: '1,204 playing' }} />);
  expect(screen.getByRole('link', { name: 'Ruby Rush 1,204 playing' })).toHaveTextContent('Ruby Rush1,204');
});

test('a row tells its facts after the name, also while it is plain', () => {
  const { rerender } = render(<GameTile href="#ruby" name="Ruby Rush" image={image} ratio="16/9" facts="₱50 – ₱5,000" />);
  expect(screen.getByRole('link', { name: 'Ruby Rush ₱50 – ₱5,000' })).toBeInTheDocument();
  rerender(<GameTile href="#ruby" name="Ruby Rush" image={image} ratio="16/9" facts="₱50 – ₱5,000" isPlain />);
  expect(screen.getByRole('link', { name: 'Ruby Rush ₱50 – ₱5,000' })).toBeInTheDocument();
});

describe('a long press', () => {
  const onOpen = jest.fn();

  /** jsdom has pointer events without a kind of pointer. */
  const point = (type: string, pointerType: string, clientY = 40) =>
    fireEvent(screen.getByRole('link'), Object.assign(new MouseEvent(type, { bubbles: true, clientX: 40, clientY }), { pointerType }));

  function press(pointerType = 'touch'): HTMLElement {
    render(<GameTile href="#ruby" name="Ruby Rush" image={image} about={{ label: 'About Ruby Rush', onOpen }} />);
    point('pointerdown', pointerType);
    return screen.getByRole('link');
  }

  const rest = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    onOpen.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  test('opens the information once, and its end is no tap', () => {
    const link = press();
    rest(500);
    expect(fireEvent.contextMenu(link)).toBe(false);
    expect(fireEvent.touchEnd(link)).toBe(false);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(fireEvent.contextMenu(link)).toBe(true);
  });

  test('opens it as soon as the phone itself calls the press long', () => {
    const link = press();
    fireEvent.contextMenu(link);
    fireEvent.touchEnd(link);
    rest(1000);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('a short one is a tap', () => {
    expect(fireEvent.touchEnd(press())).toBe(true);
    rest(1000);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test.each([
    ['moves', 'pointermove'],
    ['scrolls the page', 'pointercancel'],
  ])('a finger that %s opens nothing', (_, type) => {
    press();
    point(type, 'touch', 60);
    rest(1000);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('a mouse has its own menu', () => {
    const link = press('mouse');
    rest(1000);
    expect(fireEvent.contextMenu(link)).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });
});
