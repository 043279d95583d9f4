import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type GameWaysProps = {
  /** Path of the game for money. */
  path: string;
  /** Undefined while it is not known. */
  hasDemo: boolean | undefined;
};

/**
 * The game for money, which leads to the login and back, and the game without money: its demo, or the free trial where the game has none or the
 * gateway did not say.
 */
export function GameWays({ path, hasDemo }: GameWaysProps) {
  const { t } = useTranslation('games');
  const free = hasDemo ? path.replace(paths.games.play, paths.games.demo) : to(paths.session.trial, {}, { returnTo: path });
  return (
    <Stack gap={3}>
      <Button as={Link} block to={path} data-direct>
        {t('demo.real')}
      </Button>
      {hasDemo === undefined ? (
        <Skeleton shape="control" />
      ) : (
        <Button as={Link} block variant="secondary" to={free}>
          {t('about.demo')}
        </Button>
      )}
    </Stack>
  );
}
