import { paths } from '@parlour/kernel';
import { useAnnouncements, useImageFiles } from '@parlour/merchant';
import { usePlayState } from '@parlour/player';
import { Button, IconButton } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Image } from '@parlour/ui/image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TopUpWidget.module.css';

/** Banner groups of the icon, the expanded panel and the popup (specification 2, "Floating top-up widget"). */
const groups = ['m_topup_1', 'm_topup_2', 'm_topup_3'] as const;
/** Available widths of banners, in pixels. */
const WIDTHS = [720, 1080];

/** Floating link to the deposit, shown only if all three banner groups exist. A tap expands it, "more" opens the popup. */
export function TopUpWidget() {
  const { t } = useTranslation('messaging');
  const imageFiles = useImageFiles();
  const { data } = useAnnouncements();
  const { mayPromote } = usePlayState();
  const [state, setState] = useState<'closed' | 'open' | 'popup' | 'gone'>('closed');
  const [icon, card, popup] = groups.map((group) => data?.banners.find(({ groupName }) => groupName === group));
  if (!icon || !card || !popup || state === 'gone' || !mayPromote) return null;

  return (
    <div className={styles.widget}>
      {state === 'open' && (
        <div className={styles.card}>
          <Image {...imageFiles(card.url, WIDTHS)} alt={card.title} sizes="60vw" ratio="5/2" />
          <Button size="s" block onClick={() => setState('popup')}>
            {t('topUp.more')}
          </Button>
        </div>
      )}
      <button
        type="button"
        className={styles.icon}
        aria-expanded={state === 'open'}
        aria-label={icon.title || t('topUp.label')}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        <Image {...imageFiles(icon.url, WIDTHS)} alt="" sizes="20vw" ratio="1/1" />
      </button>
      {state === 'open' && <IconButton icon="x" tone="dim" label={t('topUp.close')} onClick={() => setState('gone')} />}
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
    </div>
  );
}
