import { paths } from '@parlour/kernel';
import { usePlayerKey } from '@parlour/player';
import { SubmissionPanel, useSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetTransferRulesQuery } from '../../api/transferApi';
import { transferSubmission } from '../../submissions/transferSubmission';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { transferDraft } from '../../transferDraft';
import { TransferDone } from './TransferDone';
import { TransferForm } from './TransferForm';
import { useTeamMoney } from '../../hooks/useTeamMoney';

/** Shows the form, the unknown outcome or the receipt of a transfer, one at a time. */
export function TransferStart() {
  const { t } = useTranslation('agent');
  const player = usePlayerKey() ?? '';
  const submission = useSubmission(transferSubmission, { player });
  const query = useGetTransferRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: rules } = query;
  const money = useTeamMoney(rules?.currencySymbol ?? '');
  const { pending, value } = submission;

  // The report hides this part of the screen. Afterwards the form is shown again, not the former receipt.
  const reset = useEffectEvent(submission.reset);
  useEffect(() => () => reset(), []);

  useEffect(() => {
    if (value) transferDraft.forget();
  }, [value]);

  if (!rules) return <TeamLoadState query={query} />;
  if (pending) {
    return (
      <SubmissionPanel
        submission={submission}
        what={t('transfer.what', { amount: money.amount(pending.content.amount), name: pending.content.name })}
        needsPassword
        texts={{
          unknownTitle: t('transfer.unknown.title'),
          unknownText: t('transfer.unknown.text'),
          checkNow: t('transfer.unknown.check'),
          absentTitle: t('transfer.absent.title'),
          absentText: t('transfer.absent.text'),
          discard: t('transfer.absent.discard'),
        }}
      />
    );
  }
  if (value) return <TransferDone transfer={value} onAnother={submission.reset} />;
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
  return <TransferForm submission={submission} rules={rules} player={player} />;
}
