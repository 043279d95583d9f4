import { DownloadBar } from '@parlour/install';
import { ChatButton, TopUpWidget } from '@parlour/messaging';
import { ConsentBar, TermsBar } from '@parlour/session';
import { useEffect, useState } from 'react';
import { BlockBoundary } from '../failure/FailureBoundary';
import styles from './HomeDock.module.css';

/**
 * What stays in view at the lower edge of home: one bar at a time, the terms first, then the tags, and the chat button above it. It is a part of the whole page,
 * because a bar sticks no higher than the part that it belongs to begins.
 */
export function HomeDock() {
  return (
    <>
      <BlockBoundary>
        <TermsBar next={<ConsentBar next={<DownloadBar next={<TopUpWidget />} />} />} />
      </BlockBoundary>
      <BlockBoundary>
        <ChatFloat />
      </BlockBoundary>
    </>
  );
}

/** The chat button of home. It hides while the page scrolls, so that it lies over no game that the player looks at. */
function ChatFloat() {
  const isScrolling = useIsScrolling();
  return (
    <div className={styles.float} data-away={isScrolling || undefined}>
      <ChatButton />
    </div>
  );
}

/** Without a scroll for this long, the page rests. Safari before 26 has no event `scrollend`. */
const restMs = 300;

/** Returns whether the page scrolls. */
function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), restMs);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, []);

  return isScrolling;
}
