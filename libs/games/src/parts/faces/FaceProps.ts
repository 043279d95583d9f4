import type { ReactElement } from 'react';
import type { Game } from '../../api/toGame';

/** A face shows the games of a category in its own form: live tables, matches or draws. Without such data from the gateway it shows tiles. */
export type FaceProps = {
  games: readonly Game[];
  pageNo: number;
  /** Renders the tile of a game. */
  card: (game: Game) => ReactElement;
};
