import { render, screen } from '@testing-library/react';
import { Progress } from './Progress';

test.each([
  [0.25, 0.25],
  [-1, 0],
  [7, 1],
  [Number.NaN, 0],
])('%d is shown as %d of 1', (value, shown) => {
  render(<Progress value={value} label="Wagering" />);
  expect(screen.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute('value', String(shown));
});
