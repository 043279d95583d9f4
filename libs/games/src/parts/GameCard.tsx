import type { ImageSource } from '@parlour/ui/image';
import { GameTile, type GameTileProps } from '@parlour/ui/tile';
import type { MouseEvent } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Game } from '../api/toGame';
import { selectFavouriteChoice, selectFigures } from '../gamesSlice';
import type { Favourites } from '../hooks/useFavourites';
import { playPath } from '../rules/play/playTarget';

type Figure = 'players';

export type GameCardProps = {
  game: Game;
  image: ImageSource;
  favourites: Favourites;
  /** The card is in a list of favourites, so it is one until the player removes it. */
  isFavourite?: boolean;
  /** One word in the corner. */
  tag?: string;
  /** Writes the game's present figures: the jackpot, the last win or the players, or only the one that is wanted. */
  noteOf: (figures: Game['now'], only?: Figure) => GameTileProps['note'];
  /** The one figure that the list is about. By default the first that is known of jackpot, last win and players. */
  figure?: Figure;
  /** Stands in place of the figures. */
  note?: GameTileProps['note'];
  /** Colour and name alone, while a long list is scrolled faster than the phone renders it. */
  isPlain?: boolean;
  /** Twice as large, as the first tile of a row. */
  isHero?: boolean;
  /** The shape of its picture. */
  ratio?: GameTileProps['ratio'];
  /** Lines beside the picture, which make it a row. */
  facts?: GameTileProps['facts'];
  /** The vendor's name on the tile (specification 2, "Game tile"). */
  vendorLabel?: string;
  /** Accessible name of the favourite button. */
  favouriteLabel: string;
  /** Opens the information sheet of the game. */
  about?: { label: string; onOpen: () => void };
  /** Opens the game's address within the app. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when the game is opened. */
  onClick?: () => void;
};

type WithGames = Parameters<typeof selectFavouriteChoice>[0];

/** A game that opens on a tap, with a favourite button. The play route sends a visitor to the login and back. */
export function GameCard({
  game,
  image,
  favourites,
  noteOf,
  figure,
  note,
  isFavourite = false,
  favouriteLabel,
  onOpen,
  onClick,
  ...tile
}: GameCardProps) {
  // A list gives new props with each render, so there is nothing to remember.
  'use no memo';

  const choice = useSelector((state: WithGames) => selectFavouriteChoice(state, game.nodeId));
  // Each reply has new objects; a tile renders again only if its own figures have changed.
  const figures = useSelector((state: WithGames) => selectFigures(state, game.nodeId), shallowEqual);
  const isOn = choice ?? (isFavourite || favourites.isListed(game.nodeId));

  return (
    <GameTile
      {...tile}
      href={playPath(game)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.();
        onOpen(event);
      }}
      name={game.name}
      image={image}
      note={note ?? noteOf(figures ?? game.now, figure)}
      favourite={{ on: isOn, label: favouriteLabel, onToggle: () => favourites.toggle(game, !isOn) }}
    />
  );
}
