import { Button } from '@parlour/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Game } from '../api/toGame';
import { selectLastRemoved } from '../gamesSlice';
import { timings } from '../rules/timings';
import { useHearts } from './useHearts';
import styles from './UndoRemoval.module.css';

export type UndoRemovalProps = { games: readonly Game[] };

/** After a game was taken off the favourites: says so and offers it back for a while. */
export function UndoRemoval({ games }: UndoRemovalProps) {
  const removed = useSelector(selectLastRemoved);
  const [seen, setSeen] = useState(removed);
  // Kept here: the list itself soon comes without the game.
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
  const { toggle } = useHearts();

  return (
    <div className={styles.offer}>
      <span className={styles.text}>{t('favourites.removed', { name: game.name })}</span>
      <Button variant="ghost" size="s" onClick={() => toggle(game, true)}>
        {t('favourites.undo')}
      </Button>
    </div>
  );
}
