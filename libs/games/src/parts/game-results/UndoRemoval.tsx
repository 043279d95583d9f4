import { Button } from '@parlour/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Game } from '../../api/toGame';
import { selectLastRemoved } from '../../gamesSlice';
import { timings } from '../../rules/limits';
import { useFavourites } from '../../hooks/useFavourites';
import styles from './UndoRemoval.module.css';

export type UndoRemovalProps = { games: readonly Game[] };

/** Says that a game was removed from the favourites, and offers to undo that for a while. */
export function UndoRemoval({ games }: UndoRemovalProps) {
  const removed = useSelector(selectLastRemoved);
  const [seen, setSeen] = useState(removed);
  // The reloaded list no longer contains the game, so keep it here.
  const [offered, setOffered] = useState<Game>();

  if (removed !== seen) {
    setSeen(removed);
    setOffered(games.find(({ nodeId }) => nodeId === removed));
  }

  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => setOffered(undefined), timings.undo);
    return () => clearTimeout(timer);
  }, [offered]);

  return (
    <div className={styles.corner} role="status">
      {offered && <Offer game={offered} />}
    </div>
  );
}

function Offer({ game }: { game: Game }) {
  const { t } = useTranslation('games');
  const { toggle } = useFavourites();

  return (
    <div className={styles.offer}>
      <span className={styles.text}>{t('favourites.removed', { name: game.name })}</span>
      <Button variant="ghost" size="s" onClick={() => toggle(game, true)}>
        {t('favourites.undo')}
      </Button>
    </div>
  );
}
