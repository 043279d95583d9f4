import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderIntent } from '../rules/moneyIntent';
import { usePendingIntent } from './usePendingIntent';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import { useWhen } from './useWhen';

/** Tells of money whose order is not known yet, with the way to where it is being found out. */
export function PendingNotice({ kind }: { kind: OrderIntent['kind'] }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const intent = usePendingIntent(kind);
  if (!intent) return null;
  const what = { amount: amountText(intent.input.amount), via: intent.via, time: when.time(intent.startedAt) };
  return (
    <Notice
      tone="info"
      title={t('intent.checking.title')}
      action={
        <Button as={Link} to={kind === 'deposit' ? paths.wallet.deposit : paths.wallet.withdraw} size="s" variant="secondary">
          {t('intent.see')}
        </Button>
      }
    >
      {kind === 'deposit' ? t('intent.what.deposit', what) : t('intent.what.withdrawal', what)}
    </Notice>
  );
}
