import { Icon } from '@parlour/ui/icon';
import { useInSight } from '@parlour/ui/in-sight';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useIsLaterDue } from '../startup/later';
import { BlockBoundary } from './BlockBoundary';
import styles from './LaterHome.module.css';
import { HomeRest } from './lazyBlocks';

/** The lowest fifth of the screen does not count: the menu covers most of it, and a phone shows little of this place there. */
const inView = '0px 0px -20%';

/**
 * The place of home below its first view. It loads when the player begins to use the page, or when it is in view, as on a tablet. The button
 * leads there whoever moves from element to element without any of these signs, for example a screen reader.
 */
export function LaterHome() {
  const { t } = useTranslation('shell');
  const isDue = useIsLaterDue();
  const [box, isInView] = useInSight<HTMLDivElement>(inView);

  return (
    <div ref={box} className={styles.place}>
      {isDue || isInView ? (
        <Stack gap={2}>
          <BlockBoundary>
            <HomeRest />
          </BlockBoundary>
        </Stack>
      ) : (
        <button type="button" className={styles.more}>
          {t('home.more')}
          <Icon name="chevron-down" />
        </button>
      )}
    </div>
  );
}
