import { Skeleton } from '@parlour/ui/skeleton';
import styles from './CardSkeletons.module.css';

/** The cards that are in view at first. */
const count = 2;

/** The place of the cards of a face while they load, so that the tiles after them do not move. */
export function CardSkeletons() {
  return Array.from({ length: count }, (_, card) => (
    <div key={card} className={styles.card} data-width="card">
      <Skeleton shape="fill" />
    </div>
  ));
}
