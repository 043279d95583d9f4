import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { PinField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferIntent } from '../rules/transferIntent';
import type { TransferRules } from '../wire/transfer';
import { useTeamMoney } from './useTeamMoney';
import type { TransferDesk } from './useTransferDesk';

type TransferUnknownProps = { desk: TransferDesk; intent: TransferIntent; rules: TransferRules };

const PAUSE_MS = 4000;
const PIN_LENGTH = 6;

/**
 * Stands where the form was while nobody knows whether the money went: asks by the key until it is known. Only when the gateway
 * says that nothing came does it offer to send again, under the same key and at a tap.
 */
export function TransferUnknown({ desk, intent, rules }: TransferUnknownProps) {
  const { t } = useTranslation('agent');
  const money = useTeamMoney(rules.currencySymbol);
  const [pin, setPin] = useState('');
  const [isShort, setShort] = useState(false);
  const { isAbsent = false } = desk;
  const check = useEffectEvent(() => {
    if (!document.hidden) void desk.check();
  });

  useEffect(() => {
    if (isAbsent) return undefined;
    check();
    const timer = setInterval(check, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isAbsent]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setShort(pin.length < PIN_LENGTH);
    if (pin.length === PIN_LENGTH) void desk.sendAgain(pin);
  }

  return (
    <Card tone="accent">
      <Stack gap={4}>
        <div role="status">
          <Stack>
            {!isAbsent && (
              <p>
                <StatusChip tone="checking" label={t('transfer.unknown.chip')} />
              </p>
            )}
            <h2>{t(isAbsent ? 'transfer.absent.title' : 'transfer.unknown.title')}</h2>
            <p>{t('transfer.what', { amount: money.amount(intent.amount), name: intent.name })}</p>
            <p>{t(isAbsent ? 'transfer.absent.text' : 'transfer.unknown.text')}</p>
          </Stack>
        </div>
        {isAbsent ? (
          <form noValidate onSubmit={handleSubmit}>
            <Stack>
              <PinField
                label={t('transfer.pin')}
                length={PIN_LENGTH}
                autoComplete="off"
                value={pin}
                error={isShort && pin.length < PIN_LENGTH && t('transfer.problem.pin')}
                showLabel={t('transfer.showPin')}
                hideLabel={t('transfer.hidePin')}
                onChange={(event) => setPin(event.target.value)}
              />
              <Button type="submit" block busy={desk.isSending}>
                {t('transfer.absent.again')}
              </Button>
              <Button variant="ghost" block disabled={desk.isSending} onClick={desk.startOver}>
                {t('transfer.absent.discard')}
              </Button>
            </Stack>
          </form>
        ) : (
          <Button variant="secondary" icon="refresh" block busy={desk.isChecking} onClick={() => void desk.check()}>
            {t('transfer.unknown.check')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
