import styles from './FigureGrid.module.css';
import { useCounted } from './useCounted';

type Figure = { label: string; value: string | number; note?: string | undefined };
type FigureGridProps = { figures: readonly Figure[] };

/** More than this many signs have a line of their own, so that no amount is broken in two. */
const LONG = 12;

/** Figures side by side, each under its name. */
export function FigureGrid({ figures }: FigureGridProps) {
  const counted = useCounted();
  return (
    <dl className={styles.grid}>
      {figures.map(({ label, value, note }) => {
        const text = typeof value === 'number' ? counted(value).shown : value;
        return (
          <div key={label} className={styles.figure} data-long={text.length > LONG || undefined}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
