import { render, screen } from '@testing-library/react';
import { BarChart } from './BarChart';
import { FigureTable } from './FigureTable';
import { chartBars } from './chartBars';

const box = { width: 300, height: 100 };

test('positive and negative bars share the height of the chart', () => {
  const { bars, zero } = chartBars([30, -10, 0], box);
  expect(zero).toBe(75);
  expect(bars.map(({ y, height, isBelow }) => [y, height, isBelow])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
  ]);
});

test('the smallest value is visible and stays inside the chart', () => {
  const { bars } = chartBars([1e9, 1, -1], box);
  for (const { y, height } of bars) {
    expect(height).toBeGreaterThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(100.001);
  }
});

test('a single value is a narrow bar in the middle', () => {
  const [bar] = chartBars([5], box).bars;
  expect(bar?.width).toBeLessThan(box.width / 7);
  expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(box.width / 2);
});

test('without values, or with zeros only, no bar is drawn', () => {
  expect(chartBars([], box)).toEqual({ bars: [], zero: 100 });
  expect(chartBars([0, 0], box).bars.every(({ height }) => height === 0)).toBe(true);
});

test('the chart has an accessible name and the labels of its first and last value', () => {
  render(<BarChart values={[1, 2]} label="Net result" first="Nov 1" last="Nov 2" />);
  expect(screen.getByRole('img', { name: 'Net result' })).toBeInTheDocument();
  expect(screen.getByText('Nov 1')).toBeVisible();
  expect(screen.getByText('Nov 2')).toBeVisible();
});

test('a table shows each figure by row and column', () => {
  render(<FigureTable label="By day" columns={['Day', 'Won']} rows={[{ id: '1', name: 'Nov 1', cells: ['₱5.00'] }]} />);
  expect(screen.getByRole('columnheader', { name: 'Won' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Nov 1 ₱5.00' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'By day' })).toHaveAttribute('tabindex', '0');
});
