import { formatMoney, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useGetMemberWalletsQuery } from '../api/memberWalletsApi';
import { LoadState } from '../parts/LoadState';
import { TransferForm } from '../parts/TransferForm';
import { TransferPanel } from '../parts/TransferPanel';
import { TransferReport } from '../parts/TransferReport';
import { useTransferDesk } from '../parts/useTransferDesk';

/** The merchant's wallet and the member's others: what is in each, moves between them, and their report (specification 7). */
export function WalletsScreen() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const desk = useTransferDesk();
  const query = useGetMemberWalletsQuery({ language: toGatewayLanguage(locale) }, { refetchOnMountOrArgChange: true });
  const { data } = query;

  if (!data) {
    return (
      <Page>
        {desk.pending && <TransferPanel intent={desk.pending} desk={desk} />}
        <LoadState
          title={t('wallets.error')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={2}
        />
      </Page>
    );
  }
  const { wallets, currencySymbol } = data;
  return (
    <Page>
      <Stack gap={4}>
        <ListGroup title={t('wallets.title')}>
          {wallets.map(({ walletId, name, balance, isMain, health }) => (
            <ListRow
              key={walletId}
              icon={isMain ? 'wallet' : 'coins'}
              title={name}
              text={health === 'down' ? t('wallets.down') : isMain ? t('wallets.mainText') : undefined}
              end={
                <Money symbol={currencySymbol} digits={formatMoney(balance, { locale, decimals: 2 })} tone={isMain ? 'gold' : 'plain'} />
              }
            />
          ))}
        </ListGroup>
        {desk.pending ? (
          <TransferPanel intent={desk.pending} desk={desk} />
        ) : (
          <TransferForm wallets={wallets} symbol={currencySymbol} desk={desk} />
        )}
        <TransferReport />
      </Stack>
    </Page>
  );
}
