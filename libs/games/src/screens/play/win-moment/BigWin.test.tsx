import { merchantFeature } from '@parlour/merchant';
import { playerFeature, preferences } from '@parlour/player';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { gamesFeature } from '../../../feature';
import { handlers } from '../../../mocks/handlers';
import type { PlayTotals } from '../../../rules/play/bigWin';
import { BigWin } from './BigWin';

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
  await renderBlock(<Stage />, { with: [gamesFeature, merchantFeature, playerFeature] });
  await act(async () => tell(round));
}
const fiveTimes = { staked: '20.00', won: '52.00' };

test('first minute 6: a win of five times the stake is shown, and the phone vibrates once', async () => {
  await play(fiveTimes);
  expect(screen.getByText(/50\.00/)).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a smaller win, and what was won before the screen opened, do neither', async () => {
  await play({ staked: '20.00', won: '51.99' });
  expect(screen.queryByText(/49/)).not.toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalled();
});

test.each([
  ['the player switched vibration off', { haptics: false }],
  ['motion is reduced', { motion: 'reduce' }],
] as const)('the win is told without a vibration if %s', async (_, setting) => {
  preferences.change(setting);
  await play(fiveTimes);
  expect(screen.getByText(/50\.00/)).toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalled();
});

test('a phone that cannot vibrate shows the win', async () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  await play(fiveTimes);
  expect(screen.getByText(/50\.00/)).toBeInTheDocument();
});
