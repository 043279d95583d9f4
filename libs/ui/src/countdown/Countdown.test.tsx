import { render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

const now = Date.UTC(2026, 10, 20, 6, 2);
const minute = 60_000;

test('counts minutes and seconds, and warns when little time is left', () => {
  const clock = (left: number) => <Countdown label="Time left" until={now + left} now={now} soonMs={2 * minute} />;
  const { rerender } = render(clock(2 * minute));
  expect(screen.getByRole('timer')).toHaveTextContent('02:00');
  expect(screen.getByText('Time left')).not.toHaveAttribute('data-soon');
  rerender(clock(2 * minute - 1000));
  expect(screen.getByRole('timer')).toHaveTextContent('01:59');
  expect(screen.getByText('Time left')).toHaveAttribute('data-soon');
  rerender(clock(-minute));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});

test('shows whole days if configured', () => {
  const clock = (left: number) => (
    <Countdown label="Ends in" until={now + left} now={now} soonMs={60 * minute} dayLabel={(count) => `${count} days`}>
      {' · 22 Nov'}
    </Countdown>
  );
  const { rerender } = render(clock(49 * 60 * minute));
  expect(screen.getByText('Ends in', { exact: false })).toHaveTextContent('Ends in 2 days 01:00:00 · 22 Nov');
  rerender(clock(30 * minute));
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:30:00$/);
});
