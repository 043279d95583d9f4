import { useErrorText } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { type KnownPause, PauseNotice, usePausePlay, useUntil } from '@parlour/player';
import { useLogout } from '@parlour/player/session';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The active pause: its end, the screens that remain available, and whether the gateway has confirmed it. */
export function PauseCard({ pause }: { pause: KnownPause }) {
  const { hasGateway } = usePausePlay();
  const Unheld = hasGateway ? Unconfirmed : OnThisDevice;
  return (
    <>
      <PauseNotice look="line" pause={pause} />
      {!pause.isConfirmed && <Unheld pause={pause} />}
    </>
  );
}

/** Notice of a pause whose request or response was lost. */
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

/** Notice of a pause that is stored on this device only, because the merchant's gateway does not support pauses. */
function OnThisDevice({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const request = useSupportRequest(pause);
  const logout = useLogout();
  return (
    <Notice
      tone="warn"
      title={t('play.deviceOnly')}
      action={
        <>
          {request && (
            <Button as={Link} to={request} size="s">
              {t('play.activity.support')}
            </Button>
          )}
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

/** Returns the path to a prefilled support request that asks to apply this device's pause to the account (product 4.21), if this site has the form. */
export function useSupportRequest(pause: KnownPause): string | undefined {
  const { t } = useTranslation('session');
  const until = useUntil();
  const hasFeedback = useOffers('sendFeedback');
  if (!hasFeedback) return undefined;
  return to(paths.messaging.feedback, {}, { topic: 'gaming', text: t(`play.pause.request.${pause.kind}`, { until: until(pause.until) }) });
}
