import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetOrdersInfiniteQuery } from '../api/ordersApi';
import type { DateRange } from '../rules/dateRange';
import { recordDays } from '../rules/recordDays';
import type { Order } from '../wire/order';
import { LoadMore } from './LoadMore';
import { LoadState } from './LoadState';
import { OrderRow } from './OrderRow';
import { PendingNotice } from './PendingNotice';
import { RecordDays } from './RecordDays';

const kinds: ('all' | Order['kind'])[] = ['all', 'deposit', 'withdrawal'];

/** Deposits and withdrawals of a range, each leading to its tracker. Only real accounts have them. */
export function MoneyRecords({ range }: { range: DateRange }) {
  const { t } = useTranslation('wallet');
  const { isRealMember, isTrial } = useRole();
  const catalogueText = useCatalogueText();
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((id) => id === params.get('kind')) ?? 'all';
  const { from, to } = range;
  const query = useGetOrdersInfiniteQuery(
    { from, to, ...(kind === 'all' ? {} : { kind }) },
    { skip: !isRealMember, refetchOnMountOrArgChange: true },
  );
  const pages = query.currentData?.pages;

  function handleKind(id: string) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (id === 'all') next.delete('kind');
        else next.set('kind', id);
        return next;
      },
      { replace: true },
    );
  }

  if (!isRealMember) {
    return (
      <EmptyState
        icon="lock"
        title={isTrial ? catalogueText('freeReject') : catalogueText('noPermission')}
        action={
          isTrial && (
            <Button as={Link} to={paths.session.register}>
              {t('gate.register')}
            </Button>
          )
        }
      />
    );
  }
  const days = recordDays(pages?.flatMap(({ content }) => content) ?? [], {
    idOf: ({ orderNo }) => orderNo,
    timeOf: ({ createdAt }) => createdAt,
  });
  return (
    <Stack>
      <PendingNotice kind="deposit" />
      <PendingNotice kind="withdrawal" />
      <ChipRow layout="wrap" label={t('records.kind.label')}>
        {kinds.map((id) => (
          <Chip key={id} selected={id === kind} onClick={() => handleKind(id)}>
            {t(`records.kind.${id}`)}
          </Chip>
        ))}
      </ChipRow>
      {!pages && (
        <LoadState
          title={t('records.error')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={3}
        />
      )}
      {pages && days.length === 0 && (
        <EmptyState icon="receipt" title={t('records.emptyMoney.title')} text={t('records.emptyMoney.text')} />
      )}
      <RecordDays days={days} keyOf={({ orderNo }) => orderNo} renderRow={(order) => <OrderRow order={order} />} />
      {pages && <LoadMore query={query} />}
    </Stack>
  );
}
