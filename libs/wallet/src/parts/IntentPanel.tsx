import { paths } from '@parlour/kernel';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { SubmissionPanel, type SubmissionPanelProps, type Intent } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrencySymbol } from '../api/walletsApi';

export type IntentPanelProps = { intent: MoneyIntent; submission: SubmissionPanelProps['submission'] };

/** Shows a submission with an unknown outcome, and a link to the money records. */
export function IntentPanel({ intent, submission }: IntentPanelProps) {
  const { t } = useTranslation('wallet');
  const intentText = useIntentText();

  return (
    <SubmissionPanel submission={submission} what={intentText(intent)} needsPassword={intent.kind === 'wallet.withdrawal'}>
      <Button
        as={Link}
        to={`${paths.wallet.records}?tab=money`}
        variant={submission.isRisky && submission.isAbsent ? 'primary' : 'ghost'}
        block
      >
        {t('intent.records')}
      </Button>
    </SubmissionPanel>
  );
}

/** An intent for a deposit, a withdrawal or a transfer between wallets. */
type MoneyIntent = Intent<{ via: string; input: { amount: string } }>;

export function useIntentText(): (intent: MoneyIntent) => string {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(useCurrencySymbol());
  return ({ kind, content: { via, input }, startedAt }) =>
    t(`intent.what.${kind.replace('wallet.', '')}`, { amount: amountText(input.amount), via, time: dates.time(startedAt) });
}
