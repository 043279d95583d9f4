import { playerFeature, preferences } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { gamesFeature } from '../../../feature';
import { handlers } from '../../../mocks/handlers';
import type { PlayTotals } from '../../../rules/play/bigWin';
import { BigWin } from './WinMoment';

useNetwork(...handlers);

const vibrate = jest.fn();

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
});

afterEach(() => {
  vibrate.mockClear();
  Reflect.deleteProperty(navigator, 'vibrate');
  preferences.change({ haptics: true, motion: 'system' });
});

const before: PlayTotals = { staked: '10.00', won: '2.00' };

/** Renders the moment, then plays a round. */
async function play(round: PlayTotals) {
  let tell: (totals: PlayTotals) => void = () => undefined;
  function Stage() {
    const [totals, setTotals] = useState(before);
    tell = setTotals;
    return <BigWin totals={totals} symbol="₱" />;
  }
  await renderBlock(<Stage />, { with: [gamesFeature, siteFeature, playerFeature] });
  await act(async () => tell(round));
}
/** The amount on the screen; screen readers hear the final amount at once. */
const shown = () => screen.queryByText('You won', { exact: false, ignore: ':not([aria-hidden])' });
const fiveTimes = { staked: '20.00', won: '52.00' };

test('first minute 6: a win of five times the stake is shown, and the phone vibrates once', async () => {
  await play(fiveTimes);
  expect(screen.getByText('You won ₱50.00')).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('the amount counts up to the win', async () => {
  await play(fiveTimes);
  expect(shown()).not.toHaveTextContent('₱50.00');
  await waitFor(() => expect(shown()).toHaveTextContent('You won ₱50.00'));
});

test.each([
  ['a tap on the page', () => fireEvent.pointerDown(document.body)],
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s ends the moment at once', async (_, act) => {
  await play(fiveTimes);
  expect(shown()).toBeInTheDocument();
  act();
  expect(shown()).not.toBeInTheDocument();
  expect(screen.getByText('You won ₱50.00')).toBeInTheDocument();
});

test('a smaller win, and what was won before the screen opened, do neither', async () => {
  await play({ staked: '20.00', won: '51.99' });
  expect(screen.queryByText(/49/)).not.toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalled();
});

test('the win is shown without a vibration if the player switched vibration off', async () => {
  preferences.change({ haptics: false });
  await play(fiveTimes);
  expect(shown()).toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalled();
});

test('with reduced motion the win is only read out', async () => {
  preferences.change({ motion: 'reduce' });
  await play(fiveTimes);
  expect(screen.getByText('You won ₱50.00')).toBeInTheDocument();
  expect(shown()).not.toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalled();
});

test('a phone that cannot vibrate shows the win', async () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  await play(fiveTimes);
  expect(screen.getByText('You won ₱50.00')).toBeInTheDocument();
});
