import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../rules/playTarget';
import { GameFacts } from './GameFacts';

/** A game that is asked about; its art where it is known. */
export type AskedGame = PlayTarget & { art?: string; placeholder?: string };

export type AboutGameProps = {
  /** Nothing: the sheet is closed. */
  game?: AskedGame;
  /** It is being played already: there is nothing to open. */
  isPlaying?: boolean;
  onClose: () => void;
};

/** The information sheet of a game, from its tile and from the bar above it. */
export function AboutGame({ game, isPlaying = false, onClose }: AboutGameProps) {
  const { t } = useTranslation('games');
  return (
    <Sheet open={game !== undefined} onClose={onClose} title={game?.name || t('play.game')} closeLabel={t('filter.close')}>
      {game && <GameFacts key={`${game.vassalage} ${game.gameCode}`} game={game} isPlaying={isPlaying} />}
    </Sheet>
  );
}
