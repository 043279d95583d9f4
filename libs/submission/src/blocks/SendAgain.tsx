import { Button } from '@parlour/ui/button';
import { PinField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PIN_LENGTH = 6;

export type SendAgainProps = {
  needsPassword: boolean;
  isBusy: boolean;
  discardLabel: string;
  onSend: (password: string) => void;
  onDiscard: () => void;
};

/** Actions for a request that never reached the gateway. */
export function SendAgain({ needsPassword, isBusy, discardLabel, onSend, onDiscard }: SendAgainProps) {
  const { t } = useTranslation('submission');
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
            error={isIncomplete && t('pin.problem')}
            showLabel={t('pin.show')}
            hideLabel={t('pin.hide')}
          />
        )}
        <Button type="submit" block busy={isBusy}>
          {t('absent.sendAgain')}
        </Button>
        <Button variant="ghost" block disabled={isBusy} onClick={onDiscard}>
          {discardLabel}
        </Button>
      </Stack>
    </form>
  );
}
