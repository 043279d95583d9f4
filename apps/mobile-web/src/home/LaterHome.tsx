import { whenIdle } from '@parlour/kernel/device';
import { Icon } from '@parlour/ui/icon';
import { useInSight } from '@parlour/ui/in-sight';
import { Stack } from '@parlour/ui/page';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_MS, isAnsweringTap, useIsLaterDue, useIsReady } from '../startup/due';
import { BlockBoundary, PartBoundary } from '../failure/FailureBoundary';
import styles from './LaterHome.module.css';
import { HomeRestSkeleton } from './HomeRestSkeleton';
import { HomeDock, HomeRest, NextSectionPictures } from './lazyBlocks';

/** The lowest fifth of the screen does not count: the menu covers most of it, and a phone shows little of this place there. */
const inView = '0px 0px -20%';

/**
 * The place of home below its first view. It loads when it is in view, or once the player has begun to use the page and a first tap is answered. The
 * button leads there those who move from element to element, for example with a screen reader.
 */
export function LaterHome() {
  const { t } = useTranslation('shell');
  const isDue = useIsIdleAfter(useIsLaterDue());
  const isReady = useIsReady();
  const [box, isInView] = useInSight<HTMLDivElement>(inView);

  const isOpen = isDue || isInView;
  // The dock renders after the blocks that a scroll has reached.
  const isDockDue = useDeferredValue(isOpen);

  return (
    <>
      <div ref={box} className={styles.place}>
        {isOpen ? (
          <Stack gap={2}>
            <BlockBoundary>
              <HomeRest isInView={isInView} />
            </BlockBoundary>
          </Stack>
        ) : (
          <>
            <div className={styles.shape}>
              <HomeRestSkeleton />
            </div>
            <button type="button" className={styles.more}>
              {t('home.more')}
              <Icon name="chevron-down" />
            </button>
            {isReady && <NextSectionPictures />}
          </>
        )}
      </div>
      {isDockDue && (
        <PartBoundary>
          <HomeDock />
        </PartBoundary>
      )}
    </>
  );
}

/** Returns true once it is due, after a tap in the first idle period. */
function useIsIdleAfter(isDue: boolean): boolean {
  const [isIdle, setIdle] = useState(isDue);
  useEffect(() => {
    const goOn = () => startTransition(() => setIdle(true));
    if (isDue && isAnsweringTap()) return whenIdle(goOn, ANSWER_MS);
    if (isDue) goOn();
    return undefined;
  }, [isDue]);
  return isIdle;
}
