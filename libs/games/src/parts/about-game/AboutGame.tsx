import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../../rules/play/playTarget';
import { GameFacts } from './GameFacts';

export type AboutGameProps = {
  /** The sheet is open while there is a game. */
  game?: PlayTarget;
  /** The player is already in the game, so the sheet has no button to open it. */
  isPlaying?: boolean;
  onClose: () => void;
};

/** The information sheet of a game, opened from its tile and from the bar above it. */
export function AboutGame({ game, isPlaying = false, onClose }: AboutGameProps) {
  const { t } = useTranslation('games');
  return (
    <Sheet open={game !== undefined} onClose={onClose} title={game?.name || t('play.game')} closeLabel={t('filter.close')}>
      {game && <GameFacts key={`${game.vendor} ${game.gameCode}`} game={game} isPlaying={isPlaying} />}
    </Sheet>
  );
}
