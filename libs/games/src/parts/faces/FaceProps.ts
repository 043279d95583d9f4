import type { ReactElement } from 'react';
import type { Game } from '../../api/toGame';

/** A face shows the games of a category as they are played there. Where the gateway tells nothing, it shows their tiles. */
export type FaceProps = {
  games: readonly Game[];
  pageNo: number;
  /** Renders the tile of a game. */
  card: (game: Game) => ReactElement;
};
