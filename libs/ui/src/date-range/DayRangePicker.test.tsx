import { fireEvent, render, screen, within } from '@testing-library/react';
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
        days: `${range.fromDay} – ${range.toDay}`,
        from: 'From',
        to: 'To',
        rule: (problem, { max, back }) => `${problem ?? 'fine'}: ${max} of ${back}`,
        submit: 'Show',
        close: 'Close',
      }}
      onChange={(days) => {
        told.push(days);
        setRange(readRange(new URLSearchParams(rangeQuery(days)), now, '7d'));
      }}
    />
  );
}

const chip = () => screen.getByRole('combobox', { name: 'Period' });
const chosen = () => within(chip()).getByRole('option', { selected: true }).textContent;
const askForDays = async () => {
  await userEvent.selectOptions(chip(), 'Custom');
  return within(screen.getByRole('dialog', { name: 'Period' }));
};

test('product 3: a range is one choice; Custom starts from the days that are shown', async () => {
  const told: RangeDays[] = [];
  render(<Records told={told} />);
  await userEvent.selectOptions(chip(), 'Yesterday');
  expect(chosen()).toBe('Yesterday');
  const sheet = await askForDays();
  expect(sheet.getByLabelText('From')).toHaveValue('2026-11-19');
  expect(sheet.getByLabelText('To')).toHaveValue('2026-11-19');
  expect(sheet.getByLabelText('From')).toHaveAttribute('min', '2026-08-22');
  expect(sheet.getByLabelText('To')).toHaveAttribute('max', '2026-11-20');
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  // Until other days are submitted, the former range is the chosen one.
  expect(chosen()).toBe('Yesterday');
  expect(told.map(({ id }) => id)).toEqual(['yesterday']);
});

test('product 3: an invalid custom range shows an error and is not reported', async () => {
  const told: RangeDays[] = [];
  render(<Records told={told} />);
  const sheet = await askForDays();
  expect(sheet.getByText('fine: 31 of 90')).not.toHaveAttribute('role');
  fireEvent.change(sheet.getByLabelText('From'), { target: { value: '2026-09-01' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
  expect(sheet.getByRole('alert')).toHaveTextContent('tooLong: 31 of 90');
  expect(told).toEqual([]);
  fireEvent.change(sheet.getByLabelText('To'), { target: { value: '2026-09-10' } });
  expect(sheet.queryByRole('alert')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
  expect(told).toEqual([{ id: 'custom', fromDay: '2026-09-01', toDay: '2026-09-10' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the chip names the chosen days, and Custom changes them', async () => {
  const told: RangeDays[] = [];
  render(<Records told={told} />);
  const sheet = await askForDays();
  fireEvent.change(sheet.getByLabelText('From'), { target: { value: '2026-11-16' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
  expect(chosen()).toBe('2026-11-16 – 2026-11-20');
  expect((await askForDays()).getByLabelText('From')).toHaveValue('2026-11-16');
});
