import { ChatButton, TopUpWidget } from '@parlour/messaging';
import { useMayPromote } from '@parlour/promotions';
import styles from './HomeFloats.module.css';

/** The floating buttons of home: the chat, and the top-up offer unless marketing is paused. */
export function HomeFloats() {
  const mayPromote = useMayPromote();
  return (
    <div className={styles.floats}>
      <ChatButton />
      {mayPromote && <TopUpWidget />}
    </div>
  );
}
