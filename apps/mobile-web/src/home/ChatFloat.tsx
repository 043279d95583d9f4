import { ChatButton } from '@parlour/messaging';
import styles from './ChatFloat.module.css';
import { useIsScrolling } from './useIsScrolling';

/** The chat button of home. It hides while the page scrolls, so that it lies over no game that the player looks at. */
export function ChatFloat() {
  const isScrolling = useIsScrolling();
  return (
    <div className={styles.float} data-away={isScrolling || undefined}>
      <ChatButton />
    </div>
  );
}
