import { ChatButton, TopUpWidget } from '@parlour/messaging';
import { useMayPromote } from '@parlour/promotions';
import styles from './HomeFloats.module.css';

/** What floats over home: the chat, and the offer to top up unless nothing may be advertised. */
export function HomeFloats() {
  const mayPromote = useMayPromote();
  return (
    <div className={styles.floats}>
      <ChatButton />
      {mayPromote && <TopUpWidget />}
    </div>
  );
}
