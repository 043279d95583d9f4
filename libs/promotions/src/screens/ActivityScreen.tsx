import { errorCode, useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { usePromotionCategories } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { PromotionCard } from '../parts/PromotionCard';
import { PromotionDetail } from '../parts/PromotionDetail';
import { usePromotions } from '../usePromotions';

/** The promotions with a category menu; `?id` opens one of them (specification 2, "Activity screens"). */
export function ActivityScreen() {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const { promotions, error, isFetching, refetch } = usePromotions();
  const { data: categories = [] } = usePromotionCategories();
  const category = query.get('category');
  const id = query.get('id');

  function chooseCategory(chosen?: string) {
    setQuery(chosen ? { category: chosen } : {}, { replace: true });
  }

  if (!promotions) {
    return (
      <Page>
        {error ? (
          <ErrorState
            title={t('activity.failed')}
            text={errorText(error)}
            code={errorCode(error)}
            retryLabel={t('activity.retry')}
            onRetry={refetch}
            busy={isFetching}
          />
        ) : (
          <Stack gap={3}>
            <Skeleton shape="block" ratio="5/2" />
            <Skeleton shape="block" ratio="5/2" />
            <Skeleton shape="block" ratio="5/2" />
          </Stack>
        )}
      </Page>
    );
  }

  if (id) {
    const promotion = promotions.find((candidate) => candidate.id === id);
    return (
      <Page>
        {promotion ? (
          <PromotionDetail promotion={promotion} />
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

  const shown = category
    ? promotions.filter(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds.includes(category))
    : promotions;
  return (
    <Page>
      <Stack gap={3}>
        {categories.length > 0 && (
          <ChipRow label={t('activity.categories')}>
            <Chip selected={!category} onClick={() => chooseCategory()}>
              {t('activity.allCategories')}
            </Chip>
            {categories.map(({ id: categoryId, title }) => (
              <Chip key={categoryId} selected={category === categoryId} onClick={() => chooseCategory(categoryId)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        )}
        {shown.map((promotion, index) => (
          <PromotionCard key={promotion.id} promotion={promotion} isFirst={index === 0} />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon="gift"
            title={t('activity.empty')}
            action={
              category && (
                <Button variant="secondary" onClick={() => chooseCategory()}>
                  {t('activity.all')}
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Page>
  );
}
