import { LoadFailure, refusalDetails, useCatalogueText } from '@parlour/api-client';
import { parseUrl, paths } from '@parlour/kernel';
import { noteFailure } from '@parlour/telemetry';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotOffered } from '../../parts/NotOffered';
import { asSentence } from '../../rules/play/readPlayTarget';
import styles from './LaunchProblem.module.css';

type LaunchProblemProps = {
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
  if (refusalDetails(error)?.code === 'CATEGORY_DISABLED') return <GameNotOffered />;

  return (
    <div className={styles.place}>
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
    </div>
  );
}

/** A game of a category that is not available in the player's country. */
export function GameNotOffered() {
  return (
    <div className={styles.place}>
      <NotOffered titleAs="h1" />
    </div>
  );
}

type BlockedLaunchProps = {
  name: string;
  /** The address that `launchUrl` refused. */
  address: string;
  onRetry: () => void;
  onLeave: () => void;
};

/** A game whose address is on none of the merchant's game hosts. The player is told, and the operator by a report. */
export function BlockedLaunch({ name, address, onRetry, onLeave }: BlockedLaunchProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();

  useEffect(() => {
    noteFailure(new Error(`A game was launched on a host that is not in frameHosts: ${parseUrl(address)?.host ?? 'none'}`));
  }, [address]);

  return <LaunchProblem title={t('play.refused', { name })} text={catalogueText('linkBlocked')} onRetry={onRetry} onLeave={onLeave} />;
}

/** Shown for an address that names no game, with a link to the home page. */
export function UnknownGame() {
  const { t } = useTranslation('games');
  return (
    <div className={styles.place}>
      <EmptyState
        icon="gamepad"
        title={t('play.unknown')}
        titleAs="h1"
        text={t('play.unknownText')}
        action={
          <Button as={Link} to={paths.home} replace>
            {t('play.otherGames')}
          </Button>
        }
      />
    </div>
  );
}
