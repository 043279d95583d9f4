import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { KnownPause } from '../../play/knownPauses';
import { usePausePlay } from '../../play/usePausePlay';
import { useSupportRequest } from '../../play/useSupportRequest';
import { useUntil } from '../../play/useUntil';
import { useLogout } from '../../useLogout';

/** The pause that runs: until when, what stays open, and whether more than this device knows of it. */
export function PauseCard({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const until = useUntil();
  const { hasGateway } = usePausePlay();
  const Unheld = hasGateway ? Unconfirmed : OnThisDevice;
  return (
    <>
      <Notice tone="info" title={t(`play.pause.${pause.kind}`, { until: until(pause.until) })}>
        {t('play.pause.open')}
      </Notice>
      {!pause.isConfirmed && <Unheld pause={pause} />}
    </>
  );
}

/** The request was lost, or its answer. */
function Unconfirmed({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { isBusy, error, confirm } = usePausePlay();
  return (
    <Notice
      tone="warn"
      title={t('play.deviceOnly')}
      action={
        <Button size="s" busy={isBusy} onClick={() => void confirm(pause)}>
          {t('play.pause.again')}
        </Button>
      }
    >
      {t('play.pause.unconfirmed')} {error !== undefined && errorText(error)}
    </Notice>
  );
}

/** No gateway of this merchant holds a pause. */
function OnThisDevice({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const requestPath = useSupportRequest();
  const logout = useLogout();
  return (
    <Notice
      tone="warn"
      title={t('play.deviceOnly')}
      action={
        <>
          <Button as={Link} to={requestPath(pause)} size="s">
            {t('play.activity.support')}
          </Button>
          <Button variant="ghost" size="s" onClick={logout}>
            {t('member.logout')}
          </Button>
        </>
      }
    >
      {t('play.pause.askSupport')}
    </Notice>
  );
}
