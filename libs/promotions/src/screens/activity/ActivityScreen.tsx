import { LoadState } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Page } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMayPromote } from '../../hooks/useMayPromote';
import { useRewards } from '../../hooks/useRewards';
import { PausedPage } from '../../parts/EmptyPage';
import { PromotionDetail } from './PromotionDetail';
import { PromotionList } from './PromotionList';
import styles from './PromotionList.module.css';
import { type Promotion, usePromotions } from '../../hooks/usePromotions';

/** The promotion list with a category menu; `?id` opens one promotion (specification 2, "Activity screens"). `children` is the balance, which the receipt shows. */
export function ActivityScreen({ children }: PropsWithChildren) {
  const { t } = useTranslation('promotions');
  const mayPromote = useMayPromote();
  const [query, setQuery] = useSearchParams();
  const { promotions, error, isFetching, refetch } = usePromotions();
  // Reward status is optional here: promotions can be read without it.
  const { data: rewards = [], isLoading } = useRewards();
  const [read, setRead] = useState<Promotion>();
  const id = query.get('id');
  const listWaits = useListWaits({ id, isLoading });
  const promotion = promotions?.find((candidate) => candidate.id === id);
  if (promotion && promotion !== read) setRead(promotion);

  if (!mayPromote) return <PausedPage />;
  if (!promotions || listWaits) {
    return (
      <Page width={id ? 'phone' : 'wide'}>
        {error ? (
          <LoadState cards={3} rows={2} title={t('activity.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
        ) : (
          <ListSkeleton />
        )}
      </Page>
    );
  }
  if (!id) {
    return (
      <Page width="wide">
        <PromotionList
          promotions={promotions}
          rewards={rewards}
          category={query.get('category')}
          onCategory={(category) => setQuery(category ? { category } : {}, { replace: true })}
        />
      </Page>
    );
  }
  // Keep the open promotion even if the refetched list no longer contains it.
  const shown = promotion ?? (read?.id === id ? read : undefined);
  return (
    <Page>
      {shown ? (
        <PromotionDetail
          promotion={shown}
          reward={rewards.find(({ promotionId }) => promotionId === id)}
          isRewardLoading={isLoading}
          isGone={!promotion}
        >
          {children}
        </PromotionDetail>
      ) : (
        <EmptyState
          icon="gift"
          title={t('activity.gone')}
          action={
            <Button as={Link} to={paths.promotions.list}>
              {t('activity.all')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

/** What has ended for a player comes last, so the list waits for the rewards, unless the document has brought it. */
function useListWaits({ id, isLoading }: { id: string | null; isLoading: boolean }): boolean {
  const isLoggedIn = useIsLoggedIn();
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  return !id && isLoading && isLoggedIn && !isDrawn;
}

function ListSkeleton() {
  return (
    <div className={styles.cards}>
      <Skeleton shape="block" ratio="5/2" />
      <Skeleton shape="block" ratio="5/2" />
      <Skeleton shape="block" ratio="5/2" />
    </div>
  );
}
