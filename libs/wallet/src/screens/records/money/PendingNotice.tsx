import { paths } from '@parlour/kernel';
import { usePendingIntent } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { depositSubmission } from '../../../submissions/depositSubmission';
import { withdrawalSubmission } from '../../../submissions/withdrawalSubmission';
import { useIntentText } from '../../../hooks/useIntentText';
import { usePlayer } from '../../../hooks/usePlayer';

/** Shows a deposit or withdrawal without a known order yet, with a link to the screen that checks it. */
export function PendingNotice({ kind }: { kind: 'deposit' | 'withdrawal' }) {
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
