import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { KnownPause } from '../../play/knownPauses';
import { usePausePlay } from '../../play/usePausePlay';
import { useUntil } from '../../play/useUntil';

/** The pause that runs: until when, what stays open, and whether more than this device knows of it. */
export function PauseCard({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const until = useUntil();
  const { hasGateway, isBusy, error, confirm } = usePausePlay();
  return (
    <>
      <Notice tone="info" title={t(`play.pause.${pause.kind}`, { until: until(pause.until) })}>
        {t('play.pause.open')}
      </Notice>
      {!pause.isConfirmed && (
        <Notice
          tone="warn"
          title={t('play.deviceOnly')}
          action={
            hasGateway && (
              <Button size="s" busy={isBusy} onClick={() => void confirm(pause)}>
                {t('play.pause.again')}
              </Button>
            )
          }
        >
          {hasGateway ? t('play.pause.unconfirmed') : t('play.pause.askSupport')} {error !== undefined && errorText(error)}
        </Notice>
      )}
    </>
  );
}
