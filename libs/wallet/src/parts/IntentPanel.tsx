import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLazyFindOrderQuery } from '../api/ordersApi';
import { type OrderIntent, isReplyPathOver } from '../rules/moneyIntent';
import { intentClosed, intentNotFound } from '../walletSlice';
import { SendAgain } from './SendAgain';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import type { MoneyDesk } from './useMoneyDesk';
import { useOpenOrder } from './useOpenOrder';
import { usePoll } from './usePoll';
import { useWhen } from './useWhen';
import styles from './IntentPanel.module.css';

const pace = { firstMs: 2000, maxMs: 30_000 };

/**
 * Stands where the form was while nobody knows whether the gateway acted: asks by the key until it is known. Only when the
 * gateway says that nothing came does it offer to send again, under the same key, and only at a tap.
 */
export function IntentPanel({ intent, desk }: { intent: OrderIntent; desk: MoneyDesk }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const openOrder = useOpenOrder();
  const [findOrder, { isFetching }] = useLazyFindOrderQuery();
  const isResending = desk.phase === 'resending';
  const isAbsent = intent.state === 'absent' || isResending;

  async function check() {
    const { data: order, isSuccess } = await findOrder({ idempotencyKey: intent.key });
    if (!isSuccess) return;
    if (order) {
      openOrder(order);
      dispatch(intentClosed(intent.key));
    } else if (isReplyPathOver(intent, Date.now())) {
      dispatch(intentNotFound(intent.key));
    }
  }

  usePoll(check, !isAbsent, pace);

  const what = { amount: amountText(intent.input.amount), via: intent.via, time: when.time(intent.startedAt) };
  return (
    <Card tone="accent">
      <div role="status">
        <Stack>
          {!isAbsent && (
            <p>
              <StatusChip tone="checking" label={t('status.checking')} />
            </p>
          )}
          <h2 className={styles.title}>{isAbsent ? t('intent.absent.title') : t('intent.checking.title')}</h2>
          <p className={styles.what}>{intent.kind === 'deposit' ? t('intent.what.deposit', what) : t('intent.what.withdrawal', what)}</p>
          <p>{isAbsent ? t('intent.absent.text') : t('intent.checking.text')}</p>
        </Stack>
      </div>
      <div className={styles.actions}>
        {isAbsent ? (
          <SendAgain
            needsPassword={intent.kind === 'withdrawal'}
            isBusy={isResending}
            onSend={(paymentPassword) => void desk.resend(intent, paymentPassword)}
            onDiscard={() => dispatch(intentClosed(intent.key))}
          />
        ) : (
          <Button variant="secondary" icon="refresh" block busy={isFetching} onClick={() => void check()}>
            {t('intent.checkNow')}
          </Button>
        )}
        <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="ghost" block>
          {t('intent.records')}
        </Button>
      </div>
    </Card>
  );
}
