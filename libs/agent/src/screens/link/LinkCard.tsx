import { paths, supports, to } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { CopyRow } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { useTranslation } from 'react-i18next';
import styles from './LinkCard.module.css';

type LinkCardProps = { code: string };

/** Shows the agent's own link. Players who register with it become the agent's downlines. */
export function LinkCard({ code }: LinkCardProps) {
  const { t } = useTranslation('agent');
  const url = `${window.location.origin}${to(paths.session.register, {}, { code, lang: useLocale() })}`;
  const share = supports.share();

  function handleShare() {
    // Closing the native share sheet is not an error.
    share?.({ url, text: t('link.invitation') }).catch(() => undefined);
  }

  return (
    <Stack gap={4}>
      <div className={styles.qr}>
        <QrCode value={url} label={t('link.qr')} />
      </div>
      <CopyRow label={t('link.code')} value={code} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
      <CopyRow label={t('link.url')} value={url} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
      {share && (
        <Button icon="share" block onClick={handleShare}>
          {t('link.share')}
        </Button>
      )}
    </Stack>
  );
}
