import { LoadState } from '@parlour/api-client';
import { toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { compareMoney, formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { SubmissionPanel, useSubmission } from '@parlour/submission';
import { Disclosure } from '@parlour/ui/disclosure';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetMemberWalletsQuery } from '../../api/memberWalletsApi';
import { BalanceCard } from '../../blocks/BalanceCard';
import { TransferForm, transferSubmission } from './TransferForm';
import { TransferReport } from './TransferReport';
import { useIntentText } from '../../parts/IntentPanel';
import { forgetDraft, usePlayer } from '../../moneyDraft';

/** Shows the merchant's wallet and the member's other wallets: balances, transfers and their report (specification 7). */
export function WalletsScreen() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const dispatch = useDispatch();
  const intentText = useIntentText();
  const submission = useSubmission(transferSubmission, {
    player: usePlayer(),
    onAccepted: () => {
      // The draft goes even if the form is not shown: it comes back after a lost reply, and must not offer the same transfer again.
      forgetDraft('transfer');
      dispatch(toastRequested({ level: 'success', text: t('wallets.done') }));
    },
  });
  const panel = submission.pending && <SubmissionPanel submission={submission} what={intentText(submission.pending)} />;
  const query = useGetMemberWalletsQuery({ language: toGatewayLanguage(locale) }, { refetchOnMountOrArgChange: true });
  const { data } = query;

  if (!data) {
    return (
      <Page>
        {panel}
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
        <BalanceCard />
        {panel}
        <OtherWallets isUsed={panel !== undefined || wallets.some(({ isMain, balance }) => !isMain && compareMoney(balance, '0') > 0)}>
          <ListGroup title={t('wallets.title')}>
            {wallets.map(({ walletId, name, balance, isMain, health }) => (
              <ListRow
                key={walletId}
                icon={isMain ? 'wallet' : 'coins'}
                title={name}
                text={health === 'down' ? t('wallets.down') : isMain ? t('wallets.mainText') : undefined}
                end={
                  <Money
                    symbol={currencySymbol}
                    digits={formatMoney(balance, { locale, symbol: currencySymbol })}
                    tone={isMain ? 'gold' : 'plain'}
                  />
                }
              />
            ))}
          </ListGroup>
          {wallets.some(({ isMain }) => !isMain) && <Notice tone="info">{t('wallets.otherText')}</Notice>}
          {!panel && <TransferForm wallets={wallets} symbol={currencySymbol} submission={submission} />}
          <TransferReport />
        </OtherWallets>
      </Stack>
    </Page>
  );
}

/** Games use the main wallet alone, so the other wallets are folded away unless money lies in one or is on its way. They stay as they are while it is moved. */
function OtherWallets({ isUsed, children }: { isUsed: boolean; children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const [isOpen] = useState(isUsed);
  return (
    <Disclosure title={t('wallets.others')} isOpen={isOpen}>
      <Stack gap={4}>{children}</Stack>
    </Disclosure>
  );
}
