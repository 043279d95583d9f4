import styles from './FigureGrid.module.css';
import { useCounted } from '../hooks/useCounted';

type Figure = { label: string; value: string | number; note?: string | undefined };
type FigureGridProps = { figures: readonly Figure[] };

/** Longer figures get their own line, so that no amount wraps. */
const LONG = 12;

/** Shows labelled figures side by side. */
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
