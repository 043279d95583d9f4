import { Button } from '@parlour/ui/button';
import { PinField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIN_LENGTH } from '../rules/weakPin';

export type SendAgainProps = {
  /** A withdrawal: its password was never kept, so it is asked for anew. */
  needsPassword: boolean;
  isBusy: boolean;
  onSend: (paymentPassword: string) => void;
  onDiscard: () => void;
};

/** The way on when nothing reached the gateway. */
export function SendAgain({ needsPassword, isBusy, onSend, onDiscard }: SendAgainProps) {
  const { t } = useTranslation('wallet');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const lacksPassword = needsPassword && password.length < PIN_LENGTH;
    setIncomplete(lacksPassword);
    if (!lacksPassword) onSend(password);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        {needsPassword && (
          <PinField
            label={t('pin.label')}
            length={PIN_LENGTH}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isIncomplete && t('pin.problem.length')}
            showLabel={t('pin.show')}
            hideLabel={t('pin.hide')}
          />
        )}
        <Button type="submit" block busy={isBusy}>
          {t('intent.sendAgain')}
        </Button>
        <Button variant="ghost" block disabled={isBusy} onClick={onDiscard}>
          {t('intent.discard')}
        </Button>
      </Stack>
    </form>
  );
}
