import { paths } from '@parlour/kernel';
import { PauseNotice, usePlayState, useUntil } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Guards games: during a break, an exclusion or a used-up limit, shows its end and the screens that remain available. */
export function PlayGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('session');
  const until = useUntil();
  const { pause, reached } = usePlayState();
  const onward = (
    <>
      <Button as={Link} to={paths.wallet.withdraw} variant="secondary" replace block>
        {t('member.withdraw')}
      </Button>
      <Button as={Link} to={paths.home} variant="ghost" replace block>
        {t('play.home')}
      </Button>
    </>
  );
  if (pause) return <PauseNotice look="page">{onward}</PauseNotice>;
  if (!reached) return children;

  return (
    <EmptyState
      icon="shield"
      titleAs="h1"
      title={t(`play.reached.${reached.kind}`)}
      text={t('play.reached.until', { until: until(reached.resetsAt) })}
      action={
        <Stack>
          <Button as={Link} to={paths.session.playControls} replace block>
            {t('title.playControls')}
          </Button>
          {onward}
        </Stack>
      }
    />
  );
}
