import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLazyFindOrderQuery } from '../api/ordersApi';
import { type OrderIntent, isReplyPathOver } from '../rules/moneyIntent';
import { intentClosed, intentNotFound } from '../walletSlice';
import { IntentFrame } from './IntentFrame';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import type { MoneyDesk } from './useMoneyDesk';
import { useOpenOrder } from './useOpenOrder';
import { useWhen } from './useWhen';

/** A deposit or a withdrawal whose outcome nobody knows: its order, once it is found, opens its page. */
export function IntentPanel({ intent, desk }: { intent: OrderIntent; desk: MoneyDesk }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const openOrder = useOpenOrder();
  const [findOrder, { isFetching }] = useLazyFindOrderQuery();
  const isResending = desk.phase === 'resending';
  const what = { amount: amountText(intent.input.amount), via: intent.via, time: when.time(intent.startedAt) };

  async function handleCheck() {
    const { data: order, isSuccess } = await findOrder({ idempotencyKey: intent.key });
    if (!isSuccess) return;
    if (order) {
      openOrder(order);
      dispatch(intentClosed(intent.key));
    } else if (isReplyPathOver(intent, Date.now())) {
      dispatch(intentNotFound(intent.key));
    }
  }

  return (
    <IntentFrame
      what={intent.kind === 'deposit' ? t('intent.what.deposit', what) : t('intent.what.withdrawal', what)}
      isAbsent={intent.state === 'absent' || isResending}
      needsPassword={intent.kind === 'withdrawal'}
      isChecking={isFetching}
      isSending={isResending}
      onCheck={handleCheck}
      onSendAgain={(paymentPassword) => void desk.resend(intent, paymentPassword)}
      onDiscard={() => dispatch(intentClosed(intent.key))}
    >
      <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="ghost" block>
        {t('intent.records')}
      </Button>
    </IntentFrame>
  );
}
