import { LoadMore, LoadState, pageRows, useServerToday } from '@parlour/api-client';
import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { StaleNotice, useDateFormat } from '@parlour/site/format';
import { presetRange } from '@parlour/ui/date-range';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useGetWalletTransfersInfiniteQuery } from '../../api/memberWalletsApi';
import type { WalletTransfer } from '../../wire/memberWallets';
import { recordDays, RecordDays } from '../../parts/recordParts';
import { wayOf } from './TransferForm';

const idOf = ({ transferNo }: WalletTransfer) => transferNo;

/** Lists transfers between wallets of the last 30 days. */
export function TransferReport() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const dates = useDateFormat();
  const { from, to } = presetRange('30d', useServerToday());
  const query = useGetWalletTransfersInfiniteQuery({ from, to }, { refetchOnMountOrArgChange: true });
  const rows = query.data && pageRows(query.data.pages, idOf);

  return (
    <Stack>
      <SectionTitle title={t('wallets.report')} />
      <StaleNotice query={query} />
      {!rows && (
        <LoadState
          title={t('wallets.reportError')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={1}
        />
      )}
      {rows?.length === 0 && <p>{t('wallets.reportEmpty')}</p>}
      {rows && (
        <RecordDays
          days={recordDays(rows, ({ at }) => at)}
          keyOf={idOf}
          renderRow={({ transferNo, fromWallet, toWallet, amount, currencySymbol, at }) => (
            <ListRow
              title={wayOf(fromWallet, toWallet)}
              text={`${dates.time(at)} · ${transferNo}`}
              end={<Money symbol={currencySymbol} digits={formatMoney(amount, { locale, symbol: currencySymbol })} />}
            />
          )}
        />
      )}
      {rows && <LoadMore query={query} isAutomatic />}
    </Stack>
  );
}
