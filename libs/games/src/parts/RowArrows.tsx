import { IconButton } from '@parlour/ui/button';
import styles from './RowArrows.module.css';

type RowArrowsProps = {
  /** The names of the buttons. */
  previous: string;
  next: string;
  isAtStart: boolean;
  isAtEnd: boolean;
  onTurn: (direction: 1 | -1) => void;
};

/** The two buttons that scroll a row sideways. */
export function RowArrows({ previous, next, isAtStart, isAtEnd, onTurn }: RowArrowsProps) {
  return (
    <span className={styles.arrows}>
      <IconButton icon="chevron-left" tone="dim" label={previous} disabled={isAtStart} onClick={() => onTurn(-1)} />
      <IconButton icon="chevron-right" tone="dim" label={next} disabled={isAtEnd} onClick={() => onTurn(1)} />
    </span>
  );
}
