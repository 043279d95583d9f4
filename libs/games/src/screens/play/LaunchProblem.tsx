import { LoadFailure, refusalDetails } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Page, Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotOffered } from '../../parts/NotOffered';
import { asSentence } from '../../rules/play/asSentence';

export type LaunchProblemProps = {
  title: string;
  /** The error of the call; `text` replaces its message. */
  error?: unknown;
  text?: string;
  onRetry: () => void;
  isBusy?: boolean;
  /** A button for another way to this game. */
  otherWay?: ReactNode;
  onLeave: () => void;
};

/** Says why a game did not open, and offers a retry and other games. */
export function LaunchProblem({ title, error, text, onRetry, isBusy, otherWay, onLeave }: LaunchProblemProps) {
  const { t } = useTranslation('games');
  if (refusalDetails(error)?.code === 'CATEGORY_DISABLED') return <NotOffered titleAs="h1" />;

  return (
    <Page>
      <Stack gap={3}>
        <LoadFailure
          title={asSentence(title)}
          titleAs="h1"
          error={error}
          text={text}
          retryLabel={t('play.retry')}
          onRetry={onRetry}
          isBusy={isBusy}
        />
        {otherWay}
        <Button variant="ghost" block icon="gamepad" onClick={onLeave}>
          {t('play.otherGames')}
        </Button>
      </Stack>
    </Page>
  );
}
