import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Shown for an address that names no game, with a link to the home page. */
export function UnknownGame() {
  const { t } = useTranslation('games');
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
