import { type Money, compareMoney } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type MoneyDraft, readDraft, writeDraft } from '../moneyDraft';
import { parseAmount, readAmount, toFieldText } from '../rules/amount';
import { initialChannel, initialMethod } from '../rules/methodOrder';
import { type DepositIntent, newIntent } from '../rules/moneyIntent';
import { depositPresets } from '../rules/presets';
import { quote } from '../rules/quote';
import { selectLastMethodId } from '../walletSlice';
import type { DepositMethod, DepositPromotion } from '../wire/transfer';
import { AmountInput } from './AmountInput';
import { ChannelPicker } from './ChannelPicker';
import { DepositFailure } from './DepositFailure';
import { DepositFields } from './DepositFields';
import { MethodPicker } from './MethodPicker';
import { OpenOrderNotice } from './OpenOrderNotice';
import { PromotionPicker } from './PromotionPicker';
import { QuoteCard } from './QuoteCard';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import type { MoneyDesk } from './useMoneyDesk';
import { usePlayer } from './usePlayer';

export type DepositFormProps = {
  methods: DepositMethod[];
  desk: MoneyDesk;
  /** Stands in place of the tiles where the method was chosen before. */
  renderMethod?: (method: DepositMethod) => ReactNode;
};

/** How, how much, and what it comes to. What is typed is kept in this tab; `?method=` and `?amount=` fill the form in. */
export function DepositForm({ methods, desk, renderMethod }: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const player = usePlayer() ?? '';
  const symbol = useCurrencySymbol();
  const amountText = useAmountText(symbol);
  const numberText = useAmountText('');
  const lastMethodId = useSelector(selectLastMethodId);
  const [query] = useSearchParams();
  const [draft] = useState(() => readDraft('deposit'));
  const [methodId, setMethodId] = useState(() => initialMethod(methods, query.get('method'), draft.choice, lastMethodId)?.methodId);
  const { control, register, handleSubmit, setValue, trigger } = useForm<MoneyDraft>({
    defaultValues: { ...draft, amount: query.get('amount') ?? draft.amount },
    mode: 'onTouched',
  });
  const values = useWatch({ control });
  const { errors } = useFormState({ control });
  const [channelId, setChannelId] = useState(draft.channel);
  const [promotion, setPromotion] = useState<DepositPromotion>();
  const chosen = initialMethod(methods, methodId);
  const channel = initialChannel(chosen, channelId);
  const method = chosen && { ...chosen, ...channel, name: chosen.name };
  const reading = parseAmount(values.amount ?? '');

  useEffect(() => {
    writeDraft('deposit', { ...values, choice: methodId, channel: channelId });
  }, [values, methodId, channelId]);
  if (!method) return null;

  function handleMethod(chosen: string) {
    setMethodId(chosen);
    // The limits are others after the render that this asks for.
    if (values.amount) queueMicrotask(() => void trigger('amount'));
  }
  function handleChannel(id: string) {
    setChannelId(id);
    if (values.amount) queueMicrotask(() => void trigger('amount'));
  }
  function handlePreset(amount: Money) {
    setValue('amount', toFieldText(amount), { shouldValidate: true });
  }
  async function submit(typed: MoneyDraft, { methodId: id, name, fields }: DepositMethod) {
    const { amount } = parseAmount(typed.amount);
    if (!amount) return;
    const extra = Object.fromEntries(fields.map((field) => [field, typed[field].trim() || undefined]));
    // Below its least amount an offer is not taken, as the preview says.
    const taken = promotion && compareMoney(amount, promotion.min) >= 0 ? { promotionId: promotion.promotionId } : {};
    await desk.send(
      newIntent<DepositIntent>({
        kind: 'deposit',
        player,
        via: name,
        input: { methodId: id, channelId: channel?.channelId, ...taken, amount, ...extra },
      }),
    );
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((typed) => submit(typed, method))(event)}>
      <Stack>
        <OpenOrderNotice />
        {renderMethod?.(method) ?? (
          <Card>
            <Stack>
              <SectionTitle title={t('deposit.how')} />
              <MethodPicker methods={methods} lastMethodId={lastMethodId} value={method.methodId} onChange={handleMethod} symbol={symbol} />
            </Stack>
          </Card>
        )}
        {channel && <ChannelPicker channels={method.channels} value={channel.channelId} onChange={handleChannel} symbol={symbol} />}
        <Card>
          <AmountInput
            {...register('amount', { validate: (text) => readAmount(text, method).problem ?? true })}
            symbol={symbol}
            limits={method}
            problem={errors.amount?.message}
            presets={depositPresets(method.presets, method).map((amount) => ({ amount, label: numberText(amount, 'short') }))}
            chosen={reading.amount}
            onPreset={handlePreset}
          />
        </Card>
        {method.fields.length > 0 && <DepositFields fields={method.fields} register={register} errors={errors} />}
        <PromotionPicker value={promotion} amount={reading.amount} symbol={symbol} onChange={setPromotion} />
        <QuoteCard
          quote={reading.amount === undefined ? undefined : quote(reading.amount, { ...method, promotion })}
          symbol={symbol}
          withTurnover
        />
        <DepositFailure failure={desk.failure} />
        <Button type="submit" block busy={desk.phase === 'sending'}>
          {reading.amount ? t('deposit.pay', { amount: amountText(reading.amount) }) : t('deposit.continue')}
        </Button>
      </Stack>
    </form>
  );
}
