import { readStored, writeStored } from '@parlour/kernel/storage';
import { runMode } from '@parlour/player';
import { useMerchant } from '@parlour/site';
import { Button, IconButton } from '@parlour/ui/button';
import { Dock } from '@parlour/ui/dock';
import { Icon } from '@parlour/ui/icon';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useDownloadLinks, useOffersDownload } from '../hooks/useOffersDownload';
import { AppIcon } from '../parts/AppIcon';
import { DownloadSheet } from '../parts/DownloadSheet';
import styles from './DownloadBar.module.css';

const STARS = 5;

export type DownloadBarProps = {
  /** Shown in this place once the bar is closed, or if nothing is left to install. */
  next?: ReactNode;
};

/** The download bar (specification 2, "App download") at the lower edge of home until it is closed. */
export function DownloadBar({ next }: DownloadBarProps) {
  const { t } = useTranslation('install');
  const { brand } = useMerchant();
  const { ios } = useDownloadLinks();
  const [isClosed, setClosed] = useState(isBarDismissed);
  const [isOpen, setOpen] = useState(false);
  const isOffered = useOffersDownload();
  if (isClosed || !isOffered) return next;

  const handleClose = () => {
    noteBarDismissed();
    setClosed(true);
  };

  return (
    <Dock label={t('download.bar')}>
      <div className={styles.bar}>
        <IconButton icon="x" size="s" tone="dim" label={t('download.close')} onClick={handleClose} />
        <span className={styles.icon}>
          <AppIcon />
        </span>
        <span className={styles.words}>
          <span className={styles.text}>{t('download.text', { brand })}</span>
          <span className={styles.stars} aria-hidden>
            {Array.from({ length: STARS }, (_, star) => (
              <Icon key={star} name="star-filled" size="s" />
            ))}
          </span>
        </span>
        {runMode() === 'WEBCLIP' ? (
          <Button as="a" href={ios} size="s">
            {t('download.get')}
          </Button>
        ) : (
          <Button size="s" onClick={() => setOpen(true)}>
            {t('download.get')}
          </Button>
        )}
      </div>
      {isOpen && <DownloadSheet onClose={() => setOpen(false)} />}
    </Dock>
  );
}

/** Specification 4: hidden once closed, `hideDownloadBar=1`. */
const KEY = 'hideDownloadBar';

export function isBarDismissed(): boolean {
  return readStored('local', KEY, v.picklist([1, '1'])) !== undefined;
}

function noteBarDismissed(): void {
  writeStored('local', KEY, 1);
}
