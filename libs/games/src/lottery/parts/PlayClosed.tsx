import { useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** In place of the bet: a break or a limit that is used up, in the gateway's words. Results and bets stay open (product 4.21). */
export function PlayClosed({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <EmptyState
      icon={isPaused ? 'pause' : 'shield'}
      title={errorText({ kind: 'business', code: isPaused ? 'PLAY_PAUSED' : 'LIMIT_REACHED' })}
      action={
        <Button as={Link} to={paths.session.playControls} variant="secondary">
          {t('lottery.playControls')}
        </Button>
      }
    />
  );
}
