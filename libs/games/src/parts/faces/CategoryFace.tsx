import type { GameCategory } from '../../rules/gameCategory';
import { DrawCards } from './DrawCards';
import type { FaceProps } from './FaceProps';
import { LiveTables } from './LiveTables';
import { MatchCards } from './MatchCards';

/** The games of a category in the face of that category; most are tiles. */
export function CategoryFace({ category, ...face }: FaceProps & { category: GameCategory }) {
  if (category === 'LIVE') return <LiveTables {...face} />;
  if (category === 'SPORTS' || category === 'ESPORTS') return <MatchCards {...face} gameType={category} />;
  if (category === 'LOTT') return <DrawCards {...face} />;
  return face.games.map((game) => face.card(game));
}
