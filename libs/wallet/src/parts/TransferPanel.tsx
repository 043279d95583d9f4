import { useTranslation } from 'react-i18next';
import type { TransferIntent } from '../rules/moneyIntent';
import { IntentFrame } from './IntentFrame';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import type { TransferDesk } from './useTransferDesk';
import { useWhen } from './useWhen';

/** A transfer between wallets whose outcome nobody knows. */
export function TransferPanel({ intent, desk }: { intent: TransferIntent; desk: TransferDesk }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());

  return (
    <IntentFrame
      what={t('intent.what.transfer', {
        amount: amountText(intent.input.amount),
        via: intent.via,
        time: when.time(intent.startedAt),
      })}
      isAbsent={intent.state === 'absent'}
      isChecking={desk.isChecking}
      isSending={desk.isSending}
      onCheck={() => desk.check(intent)}
      onSendAgain={() => void desk.send(intent)}
      onDiscard={() => desk.discard(intent)}
    />
  );
}
