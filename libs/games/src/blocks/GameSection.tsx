import type { IconName } from '@parlour/ui/icon';
import { SectionTitle } from '@parlour/ui/section';
import { TileRowSkeleton, type TileRowSkeletonProps } from '@parlour/ui/skeleton';
import { TileRow, useTileRow } from '@parlour/ui/tile';
import { type ReactNode, type Ref, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RowArrows } from '../parts/RowArrows';
import { SectionFailure } from '../parts/SectionFailure';
import styles from './GameSection.module.css';

/** A section renders several times while it loads, and its skeleton is most of it. */
const RowSkeleton = memo(TileRowSkeleton);

/** Above this number, a row has arrows. */
const fitting = 3;

export type GameSectionProps = {
  icon: IconName;
  title: string;
  /** Target of "See all". */
  more?: string;
  /** Tiles; undefined while they load. */
  children?: ReactNode;
  /** Number of tiles. While they load, the number that is expected. */
  size: number;
  layout?: TileRowSkeletonProps['layout'];
  /** Width of the skeleton's tiles. */
  width?: TileRowSkeletonProps['width'];
  error?: unknown;
  onRetry: () => void;
  isBusy?: boolean;
  /** In view when home opens; the link "Skip to content" leads to the first such section. */
  isFirstView?: boolean;
  /** Far from the view, so its skeleton is not animated. */
  isFar?: boolean;
  pages?: { current: number; count: number; onChange: (page: number) => void };
  ref?: Ref<HTMLElement>;
};

/**
 * A titled row of game tiles with its own skeleton and error (specification 2, "category title bar"). Its arrows turn the row, and at an end of
 * the row the page.
 */
export function GameSection(props: GameSectionProps) {
  const { icon, title, more, children, size, layout, width, error, onRetry, isBusy = false, isFirstView, isFar, pages, ref } = props;
  const { t } = useTranslation('games');
  const id = useId();
  const [track, row] = useTileRow();
  const { current, count } = pages ?? { current: 1, count: 1 };

  function handleTurn(direction: 1 | -1) {
    const next = current + direction;
    if (row.turn(direction) || next < 1 || next > count) return;
    row.rewind();
    pages?.onChange(next);
  }

  return (
    <section
      ref={ref}
      className={styles.section}
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      data-first-view={isFirstView || undefined}
      data-skippable={!isFirstView}
    >
      <SectionTitle
        id={id}
        icon={icon}
        title={title}
        moreLabel={more && t('section.more')}
        moreAs={Link}
        moreProps={{ to: more ?? '', 'aria-describedby': id }}
        actions={
          (count > 1 || size > fitting) && (
            <RowArrows
              previous={t('section.previous', { title })}
              next={t('section.next', { title })}
              isAtStart={isBusy || (row.isAtStart && current <= 1)}
              isAtEnd={isBusy || (row.isAtEnd && current >= count)}
              onTurn={handleTurn}
            />
          )
        }
      />
      {error ? (
        <SectionFailure title={t('section.failed', { title })} error={error} onRetry={onRetry} isBusy={isBusy} />
      ) : children ? (
        <TileRow layout={layout} ref={track} onScroll={row.onScroll}>
          {children}
        </TileRow>
      ) : (
        <RowSkeleton count={size} layout={layout} width={width} isStill={isFar} />
      )}
    </section>
  );
}
