import { IconButton } from '@parlour/ui/button';
import type { IconName } from '@parlour/ui/icon';
import { SectionTitle } from '@parlour/ui/section';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { TileGrid } from '@parlour/ui/tile';
import { type ReactNode, type Ref, Suspense, lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './GameSection.module.css';

const SectionFailure = lazy(async () => ({ default: (await import('./SectionFailure')).SectionFailure }));

export type GameSectionProps = {
  icon: IconName;
  title: string;
  /** Target of "See all". */
  more?: string;
  /** Tiles; undefined while they load. */
  children?: ReactNode;
  /** Number of skeleton tiles, so that the section keeps its height. */
  size: number;
  error?: unknown;
  onRetry: () => void;
  isBusy?: boolean;
  /** Far from the view, so its skeleton is not animated. */
  isFar?: boolean;
  pages?: { current: number; count: number; onChange: (page: number) => void };
  ref?: Ref<HTMLElement>;
};

/** A titled block of game tiles with its own skeleton, error and paging arrows (specification 2, "category title bar"). */
export function GameSection({ icon, title, more, children, size, error, onRetry, isBusy = false, isFar, pages, ref }: GameSectionProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const hasPages = pages !== undefined && pages.count > 1;

  return (
    <section ref={ref} className={styles.section} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <SectionTitle
        id={id}
        icon={icon}
        title={title}
        moreLabel={more && t('section.more')}
        moreAs={Link}
        moreProps={{ to: more ?? '', 'aria-describedby': id }}
        actions={
          hasPages && (
            <span className={styles.arrows}>
              <IconButton
                icon="chevron-left"
                tone="dim"
                label={t('section.previous', { title })}
                disabled={isBusy || pages.current <= 1}
                onClick={() => pages.onChange(pages.current - 1)}
              />
              <IconButton
                icon="chevron-right"
                tone="dim"
                label={t('section.next', { title })}
                disabled={isBusy || pages.current >= pages.count}
                onClick={() => pages.onChange(pages.current + 1)}
              />
            </span>
          )
        }
      />
      {error ? (
        <Suspense fallback={<TileGridSkeleton count={size} />}>
          <SectionFailure title={t('section.failed', { title })} error={error} onRetry={onRetry} isBusy={isBusy} />
        </Suspense>
      ) : children ? (
        <TileGrid>{children}</TileGrid>
      ) : (
        <TileGridSkeleton count={size} isStill={isFar} />
      )}
    </section>
  );
}
