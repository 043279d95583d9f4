import { FEWEST, chartBars } from './chartBars';
import styles from './BarChart.module.css';

export type BarChartProps = {
  /** For the drawing only. Readable figures come from a table beside it. */
  values: readonly number[];
  /** The accessible name of the chart. */
  label: string;
  /** The labels below the first and the last bar. */
  first: string;
  last: string;
};

const box = { width: 320, height: 120 };

/** A bar per day, downwards for negative values. Use it with a `FigureTable` of the same figures. */
export function BarChart({ values, label, first, last }: BarChartProps) {
  const { bars, zero } = chartBars(values, box);
  return (
    <figure>
      <svg className={styles.chart} role="img" aria-label={label} viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
        {bars.map(({ isBelow, ...bar }, index) => (
          <rect key={index} className={styles.bar} data-below={isBelow || undefined} {...bar} />
        ))}
        <line className={styles.zero} x1={0} x2={box.width} y1={zero} y2={zero} />
      </svg>
      <figcaption className={styles.ends} data-few={values.length < FEWEST || undefined}>
        <span>{first}</span>
        {values.length > 1 && <span>{last}</span>}
      </figcaption>
    </figure>
  );
}
