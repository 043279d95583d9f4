import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { readPlayTarget } from '../rules/readPlayTarget';
import { DemoGame } from './PlayScreen/DemoGame';

/** A game with play money, for visitors too: no session, no booking, and the bar says so all the time. */
export function DemoScreen() {
  const { t } = useTranslation('games');
  const [search] = useSearchParams();
  const target = readPlayTarget(search);

  if (!target?.gameCode) {
    return (
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
    );
  }
  return <DemoGame key={search.toString()} target={target} />;
}
