import { isAppError, isOutcomeUnknown, useErrorText } from '@parlour/api-client';
import type { Money } from '@parlour/kernel/money';
import { Button } from '@parlour/ui/button';
import { AmountField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsApi } from '../../api/limitsApi';
import { toFieldText } from '../../rules/amount';
import type { PlayLimit } from '../../wire/limits';
import { useCurrencySymbol } from '../../api/walletsApi';
import { type LimitReading, maxLimitOf, readLimitAmount, useLimitText } from './limitAmount';

export type LimitSheetProps = { limit: PlayLimit; onClose: () => void };

/** Changes or removes one limit. */
export function LimitSheet({ limit, onClose }: LimitSheetProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const symbol = useCurrencySymbol();
  const { kind, period, amount } = limit;
  const limitText = useLimitText(kind);
  const [text, setText] = useState(() => (amount === null ? '' : toFieldText(amount)));
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LimitReading['problem']>();
  const understood = readLimitAmount(text, symbol, limit).value;
  const [setLimit, { isLoading, error }] = limitsApi.useSetLimitMutation();

  useEffect(() => field.current?.focus(), []);

  async function save(asked: Money | null) {
    const { error: failure } = await setLimit({ kind, period, amount: asked });
    if (!failure) onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reading = readLimitAmount(text, symbol, limit);
    setProblem(reading.problem);
    if (reading.value !== undefined) void save(reading.value);
  }

  return (
    <Sheet
      open
      title={t('limits.sheet', { kind: t(`limits.kind.${kind}`), period: t(`limits.period.${period}`) })}
      closeLabel={t('limits.close')}
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <AmountField
            ref={field}
            label={t(kind === 'time' ? 'limits.minutesLabel' : 'limits.amount')}
            symbol={kind === 'time' ? undefined : symbol}
            value={text}
            hint={t('limits.hint', { min: limitText('1') })}
            reading={understood ? `= ${limitText(understood)}` : ''}
            error={problem && t(`limits.problem.${problem}`, { max: limitText(maxLimitOf(kind, period)) })}
            onChange={({ target }) => setText(target.value)}
          />
          <p>{t('limits.rule')}</p>
          {error !== undefined && (
            <Notice tone="danger">{isAppError(error) && isOutcomeUnknown(error) ? t('limits.unsure') : errorText(error)}</Notice>
          )}
          <Button type="submit" block busy={isLoading}>
            {t('limits.save')}
          </Button>
          {amount !== null && (
            <Button variant="ghost" block disabled={isLoading} onClick={() => void save(null)}>
              {t('limits.remove')}
            </Button>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}
