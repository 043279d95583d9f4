import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameDetail } from '../api/discoveryApi';
import { demoPath } from '../rules/demoPath';
import { type PlayTarget, playPath } from '../rules/playTarget';

export type WaysInProps = {
  target: PlayTarget;
  /** Unknown while it is awaited or could not be had: the game for money opens in any case. */
  detail?: GameDetail;
};

/** The way into a game that is not in maintenance, and a try without money where the vendor lets one. */
export function WaysIn({ target, detail }: WaysInProps) {
  const { t } = useTranslation('games');
  return (
    <>
      {!detail?.maintenance && (
        <Button as={Link} block to={playPath(target)}>
          {t('about.play')}
        </Button>
      )}
      {detail?.hasDemo && (
        <Button as={Link} block variant="secondary" to={demoPath(target)}>
          {t('about.demo')}
        </Button>
      )}
    </>
  );
}
