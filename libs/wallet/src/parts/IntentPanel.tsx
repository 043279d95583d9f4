import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderIntent } from '../rules/moneyIntent';
import { IntentFrame } from './IntentFrame';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import type { MoneyDesk } from './useMoneyDesk';
import { useWhen } from './useWhen';

/** A deposit or a withdrawal whose outcome nobody knows: its order, once it is found, opens its page. */
export function IntentPanel({ intent, desk }: { intent: OrderIntent; desk: MoneyDesk }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const isResending = desk.phase === 'resending';
  const what = { amount: amountText(intent.input.amount), via: intent.via, time: when.time(intent.startedAt) };

  return (
    <IntentFrame
      what={intent.kind === 'deposit' ? t('intent.what.deposit', what) : t('intent.what.withdrawal', what)}
      isAbsent={intent.state === 'absent' || isResending}
      needsPassword={intent.kind === 'withdrawal'}
      isChecking={desk.isChecking}
      isSending={isResending}
      onCheck={desk.check}
      onSendAgain={(paymentPassword) => void desk.resend(paymentPassword)}
      onDiscard={desk.discard}
    >
      <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="ghost" block>
        {t('intent.records')}
      </Button>
    </IntentFrame>
  );
}
