import { LoadState, pageRows, useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { StaleNotice } from '@parlour/site/format';
import { usePendingIntent } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetMoneyRecordsInfiniteQuery } from '../../../api/recordsApi';
import { usePlayer } from '../../../moneyDraft';
import { useIntentText } from '../../../parts/IntentPanel';
import { withdrawalSubmission, depositSubmission } from '../../../orderSubmission';
import { MoneyList } from './MoneyList';
import { useMoneyFilter } from './useMoneyFilter';

/** Shows the money records of a range, without bets. Only for real accounts. */
export function MoneyRecords() {
  const { isRealMember } = useRole();
  return isRealMember ? <RealMoney /> : <NoRealMember />;
}

function RealMoney() {
  const { t } = useTranslation('wallet');
  const filter = useMoneyFilter();
  const query = useGetMoneyRecordsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;

  return (
    <>
      <PendingNotice kind="deposit" />
      <PendingNotice kind="withdrawal" />
      {pages ? (
        <>
          <StaleNotice query={query} />
          <MoneyList records={pageRows(pages, ({ recordNo }) => recordNo)} query={query} filter={filter} />
        </>
      ) : (
        <LoadState
          title={t('records.error')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={3}
        />
      )}
    </>
  );
}

/**
 * Shows the catalogue's text that orders need a real account, and offers trial players a way to open one (specification 6 and 8).
 */
function NoRealMember() {
  const { t } = useTranslation('wallet');
  const { isTrial } = useRole();
  const catalogueText = useCatalogueText();
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

/** Shows a deposit or withdrawal without a known order yet, with a link to the screen that checks it. */
function PendingNotice({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const { t } = useTranslation('wallet');
  const intentText = useIntentText();
  const player = usePlayer();
  const deposit = usePendingIntent(depositSubmission, player);
  const withdrawal = usePendingIntent(withdrawalSubmission, player);
  const intent = kind === 'deposit' ? deposit : withdrawal;
  if (!intent) return null;
  return (
    <Notice
      tone="info"
      title={t('attention.checking')}
      action={
        <Button as={Link} to={kind === 'deposit' ? paths.wallet.deposit : paths.wallet.withdraw} size="s" variant="secondary">
          {t('intent.see')}
        </Button>
      }
    >
      {intentText(intent)}
    </Notice>
  );
}
