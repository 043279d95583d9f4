import type { IconName } from '@parlour/ui/icon';
import { Rail } from '@parlour/ui/rail';
import { SectionTitle } from '@parlour/ui/section';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '../../api/toGame';
import { useGameCard } from '../../hooks/useGameCard';
import styles from './SearchSheet.module.css';

type GameRailProps = {
  title: string;
  icon?: IconName;
  /** Undefined while they load. */
  games: readonly Game[] | undefined;
  /** Target of the link to all of them. */
  more?: string;
  onOpen: () => void;
};

/** A row of games with pictures. Its height is the same while it loads and when it is full. */
export function GameRail({ title, icon, games, more, onOpen }: GameRailProps) {
  const { t } = useTranslation('games');
  const card = useGameCard();
  return (
    <section aria-busy={games === undefined || undefined}>
      <SectionTitle
        title={title}
        icon={icon}
        moreLabel={more && t('section.more')}
        moreAs={Link}
        moreProps={{ to: more ?? '', onClick: onOpen }}
      />
      {/* The key changes with the games: a reused row would move its tiles and stay scrolled. */}
      <Rail key={games?.map(({ nodeId }) => nodeId).join()} item="tile" label={title}>
        {games?.map((game) => card(game, { load: 'soon', vendorLabel: game.vendorName ?? '', onClick: onOpen }))}
        {games === undefined && [0, 1, 2, 3].map((tile) => <PendingTile key={tile} />)}
      </Rail>
    </section>
  );
}

/** As large as a tile with two lines of text. */
function PendingTile() {
  return (
    <div aria-hidden>
      <Skeleton shape="block" ratio="4/5" />
      <span className={styles.name}>&nbsp;</span>
      <span className={styles.vendor}>&nbsp;</span>
    </div>
  );
}
