import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayRangePicker } from './DayRangePicker';
import { type RangeDays, presetRange, rangeQuery, readRange } from './dayRange';

const now = new Date(2026, 10, 20, 14, 2).getTime();

function Records({ told }: { told: RangeDays[] }) {
  const [range, setRange] = useState(presetRange('7d', now));
  return (
    <DayRangePicker
      range={range}
      now={now}
      labels={{
        group: 'Period',
        range: { today: 'Today', yesterday: 'Yesterday', '7d': '7 days', '30d': '30 days', custom: 'Custom' },
        from: 'From',
        to: 'To',
        rule: (problem, { max, back }) => `${problem ?? 'fine'}: ${max} of ${back}`,
      }}
      onChange={(days) => {
        told.push(days);
        setRange(readRange(new URLSearchParams(rangeQuery(days)), now, '7d'));
      }}
    />
  );
}

test('product 3: a range is one tap; Custom starts from the days that were shown', async () => {
  const told: RangeDays[] = [];
  render(<Records told={told} />);
  expect(screen.queryByLabelText('From')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
  expect(screen.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Custom' }));
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-19');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-19');
  expect(screen.getByLabelText('From')).toHaveAttribute('min', '2026-08-22');
  expect(screen.getByLabelText('To')).toHaveAttribute('max', '2026-11-20');
});

test('product 3: an invalid custom range shows an error and is not reported', async () => {
  const told: RangeDays[] = [];
  render(<Records told={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Custom' }));
  expect(screen.getByText('fine: 31 of 90')).not.toHaveAttribute('role');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-09-01' } });
  expect(screen.getByRole('alert')).toHaveTextContent('tooLong: 31 of 90');
  expect(told).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-09-10' } });
  expect(told.at(-1)).toEqual({ id: 'custom', fromDay: '2026-09-01', toDay: '2026-09-10' });
});
