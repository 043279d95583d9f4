import { LoadState, useServerToday } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetDailyReportQuery } from '../api/recordsApi';
import { profitRange } from '../rules/profitRange';
import { Result, useSignedText } from '../parts/recordParts';

/** Shows net deposits and net result of the last 30 days (product 4.21), where this site reports them. */
export function ActivityStatement() {
  const isOffered = useOffers('getDailyReport');
  return isOffered ? <Statement /> : null;
}

function Statement() {
  const { t } = useTranslation('wallet');
  const today = useServerToday();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { data, error, isFetching, refetch } = useGetDailyReportQuery(
    { ...profitRange(30, today), timeZone },
    { refetchOnMountOrArgChange: true },
  );
  const amountText = useSignedText(data?.currencySymbol ?? '');

  return (
    <Card>
      <Stack>
        <SectionTitle icon="history" title={t('statement.title')} />
        {data ? (
          <Facts
            rows={[
              { label: t('profit.netDeposits'), value: amountText(data.total.netDeposits) },
              { label: t('profit.result'), value: <Result net={data.total.result} symbol={data.currencySymbol} /> },
            ]}
          />
        ) : (
          <LoadState cards={2} title={t('profit.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        <p>{t('profit.note')}</p>
        <Button as={Link} to={to(paths.wallet.records, {}, { tab: 'profit', days: '30' })} variant="secondary" size="s">
          {t('statement.more')}
        </Button>
      </Stack>
    </Card>
  );
}
