import { useAnnouncements, useImageFiles } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { usePlayState } from '@parlour/player';
import { Button, IconButton } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Dock } from '@parlour/ui/dock';
import { Icon } from '@parlour/ui/icon';
import { Image } from '@parlour/ui/image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import styles from './TopUpWidget.module.css';

/** Banner groups of the icon, the expanded panel and the popup (specification 2, "Floating top-up widget"). */
const groups = ['m_topup_1', 'm_topup_2', 'm_topup_3'] as const;
/** Available widths of banners, in pixels. */
const WIDTHS = [720, 1080];
/** Closed until the next visit. */
const CLOSED = 'topUpClosed';

type WidgetState = 'closed' | 'open' | 'popup' | 'gone';

/**
 * The way to the deposit that stays above the bottom menu of home, shown only if all three banner groups exist. A tap expands it, "more" opens
 * the popup.
 */
export function TopUpWidget() {
  const { t } = useTranslation('messaging');
  const imageFiles = useImageFiles();
  const { data } = useAnnouncements();
  const { mayPromote } = usePlayState();
  const [state, setState] = useState<WidgetState>(() => (readStored('session', CLOSED, v.boolean()) ? 'gone' : 'closed'));
  const [icon, card, popup] = groups.map((group) => data?.banners.find(({ groupName }) => groupName === group));
  if (!icon || !card || !popup || state === 'gone' || !mayPromote) return null;

  const handleClose = () => {
    writeStored('session', CLOSED, true);
    setState('gone');
  };

  return (
    <Dock label={t('topUp.label')}>
      <div className={styles.line}>
        <IconButton icon="x" size="s" tone="dim" label={t('topUp.close')} onClick={handleClose} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={state === 'open'}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        >
          <span className={styles.icon}>
            <Image {...imageFiles(icon.url, WIDTHS)} alt="" sizes="20vw" ratio="1/1" />
          </span>
          <span className={styles.title}>{icon.title || t('topUp.label')}</span>
          <Icon name={state === 'open' ? 'chevron-down' : 'chevron-up'} />
        </button>
      </div>
      {state === 'open' && (
        <div className={styles.card}>
          <Image {...imageFiles(card.url, WIDTHS)} alt={card.title} sizes="100vw" ratio="5/2" />
          <Button size="s" block onClick={() => setState('popup')}>
            {t('topUp.more')}
          </Button>
        </div>
      )}
      <Dialog
        open={state === 'popup'}
        title={popup.title || t('topUp.label')}
        onClose={() => setState('closed')}
        actions={
          <>
            <Button variant="ghost" onClick={() => setState('closed')}>
              {t('topUp.later')}
            </Button>
            <Button as={Link} to={paths.wallet.deposit}>
              {t('topUp.deposit')}
            </Button>
          </>
        }
      >
        <Image {...imageFiles(popup.url, WIDTHS)} alt={popup.title} sizes="90vw" ratio="5/2" />
      </Dialog>
    </Dock>
  );
}
