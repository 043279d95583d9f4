import { withCampaign } from '@parlour/kernel/campaign';
import { deviceOf } from '@parlour/kernel/device';
import { Button } from '@parlour/ui/button';
import { CopyRow } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { browserLink } from '../rules/browserLink';
import styles from './BrowserWay.module.css';

export type BrowserWayProps = {
  /** Names the feature that does not work in this browser. */
  why: string;
  /** The page to open; the current page by default. */
  path?: string;
  /** If given, the content is collapsed under this question until the player taps it. */
  question?: string;
};

/**
 * Ways to open the page in the phone's own browser: a link if the system supports one, the steps in the app's menu, and a URL to
 * copy.
 */
export function BrowserWay({ why, path, question }: BrowserWayProps) {
  const { t } = useTranslation('content');
  const { pathname, search } = useLocation();
  const device = deviceOf(window);
  const { inApp, system } = device;

  // The other browser knows nothing of the link that led here.
  const address = withCampaign(window.location.origin + (path ?? pathname + search));
  const link = browserLink(address, device);
  const button = link && (
    <Button as="a" href={link} size="s" variant={system === 'ios' || question !== undefined ? 'secondary' : 'primary'} icon="external">
      {t(system === 'ios' ? 'openInBrowser.safari' : 'openInBrowser.chrome')}
    </Button>
  );
  const way = (
    <Stack gap={2}>
      <p>{why}</p>
      {system === 'android' && button}
      <p>{t(`openInBrowser.way.${system}`, { app: !inApp || inApp === 'other' ? t('openInBrowser.inSentence.app') : inApp })}</p>
      <CopyRow
        label={t('openInBrowser.address')}
        value={address}
        copyLabel={t('openInBrowser.copy')}
        copiedLabel={t('openInBrowser.copied')}
      />
      {system === 'ios' && button}
    </Stack>
  );
  if (question === undefined) {
    return (
      <Notice tone="warn" title={t('openInBrowser.title')}>
        {way}
      </Notice>
    );
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.question}>{question}</summary>
      {way}
    </details>
  );
}
