import { useErrorText } from '@parlour/api-client';
import type { Money } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { PinField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quote } from '../../rules/quote';
import { isWrongPassword } from '../../rules/transactionPassword';
import type { WithdrawRules } from '../../wire/accounts';
import styles from './ConfirmSheet.module.css';

export type ConfirmSheetProps = {
  via: string;
  holder: string;
  rules: WithdrawRules;
  amount: Money;
  submission: Pick<Submission<unknown, unknown>, 'state' | 'error'>;
  onConfirm: (paymentPassword: string) => Promise<void>;
  onClose: () => void;
};

/**
 * Summarises account, amount, fee and time before sending, because a withdrawal cannot be undone, and asks for the transaction password.
 * After a wrong password it stays open.
 */
export function ConfirmSheet({ via, holder, rules, amount, submission: { state, error }, onConfirm, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const amountText = useAmountText(rules.currencySymbol);
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { fee, receive } = quote(amount, { ...rules, symbol: rules.currencySymbol });
  const isBusy = state === 'sending';
  const isWrong = isWrongPassword(error);

  // When the sheet opens and after a wrong password.
  useEffect(() => field.current?.focus(), [isWrong]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isComplete = isPin(pin);
    setIncomplete(!isComplete);
    if (!isComplete) return field.current?.focus();
    await onConfirm(pin);
    setPin('');
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Sheet
        open
        title={t('withdraw.confirm.title')}
        closeLabel={t('withdraw.confirm.close')}
        onClose={() => !isBusy && onClose()}
        footer={
          <Button type="submit" block busy={isBusy}>
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
          <PinField
            ref={field}
            label={t('pin.label')}
            hint={t('pin.hint')}
            length={PIN_LENGTH}
            toDigits={typedPin}
            autoComplete="off"
            enterKeyHint="go"
            value={pin}
            onChange={({ target }) => setPin(target.value)}
            error={isIncomplete ? t('pin.problem.length') : isWrong && errorText(error)}
            showLabel={t('pin.show')}
            hideLabel={t('pin.hide')}
          />
          <p className={styles.note}>{t('withdraw.confirm.note')}</p>
        </Stack>
      </Sheet>
    </form>
  );
}
