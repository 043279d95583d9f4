import { type Money } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { quote } from '../../rules/quote';
import type { WithdrawRules } from '../../wire/transfer';
import styles from './ConfirmSheet.module.css';

export type ConfirmSheetProps = {
  open: boolean;
  via: string;
  holder: string;
  rules: WithdrawRules;
  amount: Money;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Summarises account, amount, fee and time before sending, because a withdrawal cannot be undone. */
export function ConfirmSheet({ open, via, holder, rules, amount, isBusy, onConfirm, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(rules.currencySymbol);
  const { fee, receive } = quote(amount, rules);

  return (
    <Sheet
      open={open}
      title={t('withdraw.confirm.title')}
      closeLabel={t('withdraw.confirm.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} onClick={onConfirm}>
          {t('withdraw.confirm.submit', { amount: amountText(amount) })}
        </Button>
      }
    >
      <Stack>
        <Facts
          rows={[
            { label: t('order.to'), value: via },
            { label: t('account.holder'), value: holder },
            { label: t('quote.amount'), value: amountText(amount) },
            { label: t('quote.fee'), value: amountText(fee) },
            { label: t('quote.receive'), value: <strong>{amountText(receive)}</strong> },
            { label: t('withdraw.confirm.time'), value: t('withdraw.confirm.minutes', { count: rules.typicalMinutes }) },
          ]}
        />
        <p className={styles.note}>{t('withdraw.confirm.note')}</p>
      </Stack>
    </Sheet>
  );
}
