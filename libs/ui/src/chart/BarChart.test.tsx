import { render, screen } from '@testing-library/react';
import { BarChart } from './BarChart';
import { FigureTable } from './FigureTable';
import { chartBars } from './chartBars';

const box = { width: 300, height: 100 };

test('bars share the height between what is above and what is below', () => {
  const { bars, zero } = chartBars([30, -10, 0], box);
  expect(zero).toBe(75);
  expect(bars.map(({ y, height, isBelow }) => [y, height, isBelow])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
  ]);
});

test('the smallest value can be seen and stays in the box', () => {
  const { bars } = chartBars([1e9, 1, -1], box);
  for (const { y, height } of bars) {
    expect(height).toBeGreaterThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(100.001);
  }
});

test('a single value is a bar in the middle, no wall', () => {
  const [bar] = chartBars([5], box).bars;
  expect(bar?.width).toBeLessThan(box.width / 7);
  expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(box.width / 2);
});

test('nothing at all draws nothing', () => {
  expect(chartBars([], box)).toEqual({ bars: [], zero: 100 });
  expect(chartBars([0, 0], box).bars.every(({ height }) => height === 0)).toBe(true);
});

test('the drawing has a name and its ends', () => {
  render(<BarChart values={[1, 2]} label="Net result" first="Nov 1" last="Nov 2" />);
  expect(screen.getByRole('img', { name: 'Net result' })).toBeInTheDocument();
  expect(screen.getByText('Nov 1')).toBeVisible();
  expect(screen.getByText('Nov 2')).toBeVisible();
});

test('a table tells each figure by row and column', () => {
  render(<FigureTable label="By day" columns={['Day', 'Won']} rows={[{ id: '1', name: 'Nov 1', cells: ['₱5.00'] }]} />);
  expect(screen.getByRole('columnheader', { name: 'Won' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Nov 1 ₱5.00' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'By day' })).toHaveAttribute('tabindex', '0');
});
