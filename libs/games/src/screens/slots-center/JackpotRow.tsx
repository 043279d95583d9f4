import { useImageFiles } from '@parlour/content';
import { truncateMoney } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Rail } from '@parlour/ui/rail';
import { TileSkeleton } from '@parlour/ui/skeleton';
import { GameTile, type GameTileNote } from '@parlour/ui/tile';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetWinnersQuery } from '../../api/winnersApi';
import { playPath } from '../../rules/play/playTarget';
import { useIsOffered } from '../../hooks/useIsOffered';
import { useCatalogScope } from '../../hooks/useCatalogScope';

/** Paid slot jackpots with their amounts. Hidden when there are none (product 4.4). */
export function JackpotRow() {
  const { t } = useTranslation('games');
  const id = useId();
  const imageOf = useImageFiles();
  const isOffered = useIsOffered();
  const { data, isLoading } = useGetWinnersQuery(useCatalogScope());
  const jackpots =
    data?.jackpots.filter(({ amount, target }) => Number(amount) > 0 && target.gameType === 'RNG' && isOffered(target)) ?? [];
  const money = useAmountText(data?.symbol ?? '', 'short');
  if (jackpots.length === 0 && !isLoading) return null;

  function noteOf(amount: string): GameTileNote {
    const figure = money(truncateMoney(amount, 0));
    return { kind: 'jackpot', figure, text: t('tile.jackpot', { amount: figure }) };
  }

  return (
    <section aria-labelledby={id}>
      {/* The gold amounts say what the row is; a visible title would push the games down. */}
      <VisuallyHidden>
        <h2 id={id}>{t('slots.jackpots')}</h2>
      </VisuallyHidden>
      <Rail item="tile" label={t('slots.jackpots')}>
        {isLoading &&
          Array.from({ length: 4 }, (_, place) => (
            <div key={place}>
              <TileSkeleton />
            </div>
          ))}
        {jackpots.map(({ target, amount, image }, index) => (
          <GameTile
            key={`${target.nodeId} ${index}`}
            as={Link}
            to={playPath(target)}
            name={target.name}
            image={imageOf(image, [200])}
            note={noteOf(amount)}
          />
        ))}
      </Rail>
    </section>
  );
}
