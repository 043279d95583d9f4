import { ChatButton, TopUpWidget } from '@parlour/messaging';
import { useMayPromote } from '@parlour/promotions';
import { BlockBoundary } from './BlockBoundary';
import styles from './HomeFloats.module.css';

/** What floats over home: the chat, and the offer to top up unless nothing may be advertised. */
export function HomeFloats() {
  const mayPromote = useMayPromote();
  return (
    <BlockBoundary>
      <div className={styles.floats}>
        <ChatButton />
        {mayPromote && <TopUpWidget />}
      </div>
    </BlockBoundary>
  );
}
