import { formatMoney } from '@parlour/kernel';
import { useDateFormat, useLocale } from '@parlour/merchant';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import { useGetReferralRecordsInfiniteQuery } from '../../api/referralApi';
import { PagedList } from './PagedList';

type ReferralRecordsProps = { symbol: string };

/** Lists every reward paid for a friend, newest first. */
export function ReferralRecords({ symbol }: ReferralRecordsProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const dates = useDateFormat();
  const query = useGetReferralRecordsInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ id }) => id} failed={t('invite.failed')} empty={t('invite.noRecords')}>
      {({ id, at, kind, friend, amount }) => (
        <ListRow
          key={id}
          title={t(`invite.kind.${kind}`)}
          text={[friend, dates.full(at)].filter(Boolean).join(' · ')}
          end={<Money symbol={symbol} digits={formatMoney(amount, { locale, decimals: 2 })} tone="up" />}
        />
      )}
    </PagedList>
  );
}
