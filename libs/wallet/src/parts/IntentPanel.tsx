import { paths } from '@parlour/kernel';
import { SubmissionPanel, type SubmissionPanelProps } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MoneyIntent, useIntentText } from '../hooks/useIntentText';

export type IntentPanelProps = { intent: MoneyIntent; submission: SubmissionPanelProps['submission'] };

/** Shows a submission with an unknown outcome, and a link to the money records. */
export function IntentPanel({ intent, submission }: IntentPanelProps) {
  const { t } = useTranslation('wallet');
  const intentText = useIntentText();

  return (
    <SubmissionPanel submission={submission} what={intentText(intent)} needsPassword={intent.kind === 'wallet.withdrawal'}>
      <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="ghost" block>
        {t('intent.records')}
      </Button>
    </SubmissionPanel>
  );
}
