import type { KnownPause } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLogoutNow } from '../../hooks/useLogoutNow';
import { useSupportRequest } from './useSupportRequest';

/**
 * Dialog for a pause that the gateway does not support. Prepares the request to support. If the player does not send it, they are
 * logged out.
 */
export function DevicePauseDialog({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const requestPath = useSupportRequest();
  const logout = useLogoutNow();
  return (
    <Dialog open title={t('play.begun.title')} onClose={() => void logout()}>
      <Stack>
        <p>{t('play.begun.text')}</p>
        <Button as={Link} to={requestPath(pause)} block>
          {t('play.activity.support')}
        </Button>
        <Button variant="secondary" block onClick={() => void logout()}>
          {t('member.logout')}
        </Button>
      </Stack>
    </Dialog>
  );
}
