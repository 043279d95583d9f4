import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import { useGetReferralIncomeInfiniteQuery } from '../../api/referralApi';
import { PagedList } from './PagedList';

type ReferralIncomeProps = { symbol: string };

/** Lists the income from friends by day, in the merchant's time zone. */
export function ReferralIncome({ symbol }: ReferralIncomeProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const query = useGetReferralIncomeInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ day }) => day} failed={t('invite.failed')} empty={t('invite.noRecords')}>
      {({ day, friends, amount }) => (
        <ListRow
          key={day}
          title={day.replaceAll('-', '/')}
          text={t('invite.friends', { count: friends })}
          end={<Money symbol={symbol} digits={formatMoney(amount, { locale, decimals: 2 })} tone="up" />}
        />
      )}
    </PagedList>
  );
}
