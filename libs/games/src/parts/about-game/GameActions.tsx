import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameDetail } from '../../api/discoveryApi';
import { type PlayTarget, playPath } from '../../rules/play/playTarget';

export type GameActionsProps = {
  target: PlayTarget;
  /** Undefined while loading and after a failure. The game can be opened in any case. */
  detail?: GameDetail;
};

/** Buttons to play a game, unless it is in maintenance, and to try it without money, if the vendor has a demo. */
export function GameActions({ target, detail }: GameActionsProps) {
  const { t } = useTranslation('games');
  const path = playPath(target);
  return (
    <>
      {!detail?.maintenance && (
        <Button as={Link} block to={path} data-direct>
          {t('about.play')}
        </Button>
      )}
      {detail?.hasDemo && (
        <Button as={Link} block variant="secondary" to={path.replace(paths.games.play, paths.games.demo)}>
          {t('about.demo')}
        </Button>
      )}
    </>
  );
}
