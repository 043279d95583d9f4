import { useImageFiles } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { IconButton } from '@parlour/ui/button';
import { useRowPictures } from '@parlour/ui/in-sight';
import { scrollAlong } from '@parlour/ui/rail';
import { SectionTitle } from '@parlour/ui/section';
import { TileSkeleton } from '@parlour/ui/skeleton';
import { VendorTile } from '@parlour/ui/tile';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFindGamesQuery } from '../../api/discoveryApi';
import { useGameCard } from '../../hooks/useGameCard';
import { useIsOffered } from '../../hooks/useIsOffered';
import type { GameCategory } from '../../rules/gameCategory';
import { pageSizes, limits } from '../../rules/limits';
import { playPath } from '../../rules/play/playTarget';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import styles from './VendorCarousel.module.css';

export type VendorCarouselProps = {
  /** Vendor code. */
  vendor: string;
  /** The vendor's name. */
  name: string;
  category: GameCategory;
};

/** Categories shown as game cards. All others have wide cards (specification 2, "Vendor carousel"). */
const withGameCard: readonly GameCategory[] = ['RNG', 'FISH', 'PVP', 'LIVE'];

/** A carousel of a vendor's games, three in view, with buttons and swiping, and "See all" above three. */
export function VendorCarousel({ vendor, name, category }: VendorCarouselProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const card = useGameCard();
  const imageOf = useImageFiles();
  const scope = useCatalogScope();
  const isOffered = useIsOffered();
  const track = useRef<HTMLUListElement>(null);
  const pictureOf = useRowPictures(limits.carouselPerView + 1);
  const { data } = useFindGamesQuery({ ...scope, gameType: category, vendor, pageSize: pageSizes.homeSection });
  const games = data?.games.filter(isOffered) ?? [];
  if (data && games.length === 0) return null;

  function turn(direction: 1 | -1) {
    const list = track.current;
    if (list) scrollAlong(list, direction * (list.clientWidth + limits.carouselSpacing), 'smooth');
  }

  return (
    <section className={styles.carousel} aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={name}
        moreLabel={games.length > limits.carouselMoreAbove ? t('section.more') : undefined}
        moreAs={Link}
        moreProps={{ to: to(paths.games.list, {}, { gameType: category, vassalage: vendor }), 'aria-describedby': id }}
        actions={
          games.length > 0 && (
            <span className={styles.arrows}>
              <IconButton icon="chevron-left" tone="dim" label={t('section.previous', { title: name })} onClick={() => turn(-1)} />
              <IconButton icon="chevron-right" tone="dim" label={t('section.next', { title: name })} onClick={() => turn(1)} />
            </span>
          )
        }
      />
      <ul ref={track} className={styles.track} style={{ columnGap: limits.carouselSpacing }}>
        {games.map((game, index) => {
          const { ref, load } = pictureOf(index);
          return (
            <li key={game.nodeId} ref={ref} className={styles.slide}>
              {withGameCard.includes(category) ? (
                card(game, { load })
              ) : (
                <VendorTile
                  as={Link}
                  to={playPath(game)}
                  name={game.name}
                  image={{ ...imageOf(game.image, [200]), placeholder: game.placeholder, load }}
                  ratio="4/5"
                />
              )}
            </li>
          );
        })}
        {!data &&
          Array.from({ length: limits.carouselPerView }, (_, slide) => (
            <li key={slide} className={styles.slide} aria-hidden>
              <TileSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
