import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetTransferRulesQuery } from '../api/transferApi';
import { LoadState } from './LoadState';
import { TransferDone } from './TransferDone';
import { TransferForm } from './TransferForm';
import { TransferUnknown } from './TransferUnknown';
import { useTransferDesk } from './useTransferDesk';

/** Where a transfer is sent from: form, unknown outcome or receipt, one at a time. */
export function TransferCounter() {
  const { t } = useTranslation('agent');
  const desk = useTransferDesk();
  const query = useGetTransferRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: rules } = query;

  if (!rules) return <LoadState query={query} />;
  if (desk.pending) return <TransferUnknown desk={desk} intent={desk.pending} rules={rules} />;
  if (desk.done) return <TransferDone transfer={desk.done} onAnother={desk.startOver} />;
  if (!rules.hasPaymentPassword) {
    return (
      <EmptyState
        icon="key-round"
        title={t('transfer.noPassword.title')}
        text={t('transfer.noPassword.text')}
        action={
          <Button as={Link} to={paths.wallet.transactionPassword}>
            {t('transfer.noPassword.set')}
          </Button>
        }
      />
    );
  }
  return <TransferForm desk={desk} rules={rules} />;
}
