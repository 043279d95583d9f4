import { render, screen } from '@testing-library/react';
import { BarChart } from './BarChart';
import { FigureTable } from './FigureTable';
import { chartTicks, chartBars } from './chartBars';

const box = { width: 300, height: 100 };
const barsOf = (values: number[]) => chartBars(values, { ...box, ticks: chartTicks(values) });

test.each([
  [
    [30, -10, 0],
    [30, 20, 10, 0, -10],
  ],
  [
    [12_000, 25_000, 9_000],
    [30_000, 20_000, 10_000, 0],
  ],
  [
    [0.3, 0.1],
    [0.3, 0.2, 0.1, 0],
  ],
  [[7_800_000], [8_000_000, 6_000_000, 4_000_000, 2_000_000, 0]],
  [
    [-5, -50],
    [0, -20, -40, -60],
  ],
  [
    [100, -1],
    [100, 50, 0, -50],
  ],
  [[0, 0], [0]],
  [[], [0]],
])('the scale of %j has round figures around all values', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

test('a scale has at most five figures, and no value lies outside', () => {
  for (let size = 0.01; size < 1e12; size *= 1.7) {
    const values = [size, -size / 3];
    const ticks = chartTicks(values);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks).toContain(0);
    expect(ticks[0]).toBeGreaterThanOrEqual(size);
    expect(ticks.at(-1)).toBeLessThanOrEqual(-size / 3);
  }
});

test('positive and negative bars share the height of the scale', () => {
  const { bars, lines } = barsOf([30, -10, 0]);
  expect(lines).toEqual([0, 25, 50, 75, 100]);
  expect(bars.map(({ y, height, isBelow }) => [y, height, isBelow])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
  ]);
});

test('the smallest value is visible and stays inside the chart', () => {
  const { bars } = barsOf([1e9, 1, -1]);
  for (const { y, height } of bars) {
    expect(height).toBeGreaterThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(100.001);
  }
});

test('a single value is a narrow bar in the middle', () => {
  const [bar] = barsOf([5]).bars;
  expect(bar?.width).toBeLessThan(box.width / 7);
  expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(box.width / 2);
});

test('without values, or with zeros only, no bar is drawn', () => {
  expect(barsOf([])).toEqual({ bars: [], lines: [100] });
  expect(barsOf([0, 0]).bars.every(({ height }) => height === 0)).toBe(true);
});

test('the chart has an accessible name, a scale, and the labels of its first and last value', () => {
  render(<BarChart values={[1, 2]} label="Net result" format={(value) => `₱${value}`} first="Nov 1" last="Nov 2" />);
  expect(screen.getByRole('img', { name: 'Net result' })).toBeInTheDocument();
  for (const figure of ['₱0', '₱1', '₱2']) expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getByText('Nov 1')).toBeVisible();
  expect(screen.getByText('Nov 2')).toBeVisible();
});

test('a table shows each figure by row and column', () => {
  render(<FigureTable label="By day" columns={['Day', 'Won']} rows={[{ id: '1', name: 'Nov 1', cells: ['₱5.00'] }]} />);
  expect(screen.getByRole('columnheader', { name: 'Won' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Nov 1 ₱5.00' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'By day' })).toHaveAttribute('tabindex', '0');
});
