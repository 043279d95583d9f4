import { IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectFavouriteChoice } from '../../gamesSlice';
import type { Favourites } from '../../hooks/useFavourites';
import type { Lottery } from '../api/lotteryApi';

export type LotteryStarProps = { lottery: Lottery; favourites: Favourites };
type WithGames = Parameters<typeof selectFavouriteChoice>[0];

/** Adds a lottery to the favourites, or removes it. */
export function LotteryStar({ lottery: { nodeId, gameName: name, vendor, gameCode }, favourites }: LotteryStarProps) {
  const { t } = useTranslation('games');
  const choice = useSelector((state: WithGames) => selectFavouriteChoice(state, nodeId));
  const isOn = choice ?? favourites.isListed(nodeId);

  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      tone={isOn ? 'accent' : 'dim'}
      label={t('tile.favourite', { name })}
      aria-pressed={isOn}
      onClick={() => favourites.toggle({ nodeId, vendor, gameCode, gameType: 'LOTT', name }, !isOn)}
    />
  );
}
