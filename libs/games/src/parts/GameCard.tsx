import type { PictureArt } from '@parlour/ui/picture';
import { GameTile } from '@parlour/ui/tile';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Game } from '../api/toGame';
import { selectFavouriteIntent } from '../gamesSlice';
import { playPath } from '../rules/playTarget';
import type { Hearts } from './useHearts';

export type GameCardProps = {
  game: Game;
  picture: PictureArt;
  hearts: Hearts;
  /** It stands in a list of favourites, so its heart is on until the player says otherwise. */
  isFavourite?: boolean;
  /** One word in the corner. */
  tag?: string;
  /** The vendor's name on the tile (specification 2, "Game tile"). */
  vendorMark?: string;
  /** What the heart is called. */
  heartLabel: string;
  /** Opens what there is to know about the game. */
  about?: { label: string; onOpen: () => void };
};

type WithGames = Parameters<typeof selectFavouriteIntent>[0];

/** A game that opens on a tap, with a heart; a visitor is led to the login and back by the route it leads to. */
export function GameCard({ game, picture, hearts, isFavourite = false, heartLabel, ...tile }: GameCardProps) {
  const intent = useSelector((state: WithGames) => selectFavouriteIntent(state, game.nodeId));
  const isOn = intent ?? (isFavourite || hearts.isListed(game.nodeId));

  return (
    <GameTile
      {...tile}
      as={Link}
      to={playPath(game)}
      name={game.name}
      picture={picture}
      favourite={{ on: isOn, label: heartLabel, onToggle: () => hearts.toggle(game, !isOn) }}
    />
  );
}
