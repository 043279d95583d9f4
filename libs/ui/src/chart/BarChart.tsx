import { chartTicks, FEWEST, chartBars } from './chartBars';
import styles from './BarChart.module.css';

export type BarChartProps = {
  /** A value of the drawing. A table beside the chart has the exact figures. */
  values: readonly number[];
  /** The accessible name of the chart; it names the lowest and the highest figure. */
  label: string;
  /** Formats the figures of the scale. */
  format: (value: number) => string;
  /** The label below the first bar. */
  first: string;
  /** The label below the last bar. */
  last: string;
};

const box = { width: 320, height: 120 };

/** A bar per day beside a scale, downwards for negative values. Use it with a `FigureTable` of the same figures. */
export function BarChart({ values, label, format, first, last }: BarChartProps) {
  const ticks = chartTicks(values);
  const { bars, lines } = chartBars(values, { ...box, ticks });
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} data-flat={ticks.length === 1 || undefined} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg className={styles.chart} role="img" aria-label={label} viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
        {lines.map((y, index) => (
          <line key={y} className={styles.line} data-zero={ticks[index] === 0 || undefined} x1={0} x2={box.width} y1={y} y2={y} />
        ))}
        {bars.map(({ isBelow, ...bar }, index) => (
          <rect key={index} className={styles.bar} data-below={isBelow || undefined} {...bar} />
        ))}
      </svg>
      <figcaption className={styles.ends} data-few={values.length < FEWEST || undefined}>
        <span>{first}</span>
        {values.length > 1 && <span>{last}</span>}
      </figcaption>
    </figure>
  );
}
