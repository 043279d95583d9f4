import { compareMoney, subtractMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { readDraft, writeDraft } from '../../moneyDraft';
import { parseAmount } from '../../rules/amount';
import { initialChannel, initialMethod } from './methodOrder';
import { latinDigits } from '../../rules/latinDigits';
import { depositPresets } from '../../rules/presets';
import { quote } from '../../rules/quote';
import type { Deposit } from '../../submissions/depositSubmission';
import { selectLastMethodId } from '../../walletSlice';
import type { DepositMethod } from '../../wire/transfer';
import { AmountInput } from '../../parts/AmountInput';
import { ChannelPicker } from './ChannelPicker';
import { DepositFailure } from './DepositFailure';
import { DepositFields } from './DepositFields';
import { MethodPicker } from './MethodPicker';
import { OpenOrderNotice } from './OpenOrderNotice';
import { PromotionPicker } from './PromotionPicker';
import { QuoteCard } from '../../parts/QuoteCard';
import { textForm } from '../../hooks/useCheckedField';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';
import { usePlayer } from '../../hooks/usePlayer';
import { usePromotion } from './usePromotion';

export type DepositFormProps = {
  methods: DepositMethod[];
  submission: Pick<Submission<Deposit, unknown>, 'state' | 'error'>;
  onSend: (deposit: Deposit) => void;
  /** Replaces the tiles if the method is already chosen. */
  renderMethod?: (method: DepositMethod) => ReactNode;
};

/**
 * A form for method and amount, with a preview of the result. Input is kept for the player; `?method=`, `?amount=` and
 * `?promotion=` prefill the form.
 */
export function DepositForm({ methods, submission, onSend, renderMethod }: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const symbol = useCurrencySymbol();
  const amountText = useAmountText(symbol);
  const numberText = useAmountText('');
  const lastMethodId = useSelector(selectLastMethodId);
  const [query] = useSearchParams();
  const player = usePlayer();
  const [draft] = useState(() => readDraft('deposit', player));
  const [methodId, setMethodId] = useState(() => initialMethod(methods, query.get('method'), draft.choice, lastMethodId)?.methodId);
  const [channelId, setChannelId] = useState(draft.channel);
  const promotion = usePromotion();
  const chosen = initialMethod(methods, methodId);
  const channel = initialChannel(chosen, channelId);
  const method = chosen && { ...chosen, ...channel, name: chosen.name };
  const { amount: typed, payerName, payerAccount, remark } = draft;
  const form = useForm({ defaultValues: { amount: query.get('amount') ?? typed, payerName, payerAccount, remark }, ...textForm });
  const { control, getValues, handleSubmit, setValue } = form;
  const texts = useWatch({ control });
  const reading = parseAmount(texts.amount ?? '');

  useEffect(() => {
    writeDraft('deposit', player, { ...texts, choice: methodId, channel: channelId });
  }, [texts, methodId, channelId, player]);
  if (!method) return null;

  /** Each method and channel has its own limits, so a problem with a typed amount is shown at once. */
  function showProblem() {
    const amount = getValues('amount');
    if (amount) setValue('amount', amount, { shouldTouch: true });
  }
  function handleMethod(id: string) {
    setMethodId(id);
    showProblem();
  }
  function handleChannel(id: string) {
    setChannelId(id);
    showProblem();
  }
  const result = reading.amount === undefined ? undefined : quote(reading.amount, { ...method, promotion: promotion.chosen });

  function submit({ methodId: id, name, fields: asked }: DepositMethod) {
    const { amount } = reading;
    if (!amount) return;
    // Account numbers go to the gateway in Latin digits.
    const typedField = (field: (typeof asked)[number]) => {
      const text = getValues(field).trim();
      return field === 'payerAccount' ? latinDigits(text) : text;
    };
    const extra = Object.fromEntries(asked.map((field) => [field, typedField(field) || undefined]));
    // A promotion does not apply below its minimum; the preview shows the same.
    const { chosen: offer } = promotion;
    const taken = offer && compareMoney(amount, offer.min) >= 0 ? { promotionId: offer.promotionId } : {};
    onSend({ via: name, input: { methodId: id, channelId: channel?.channelId, ...taken, amount, ...extra } });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(() => submit(method))(event)}>
        <Stack>
          <OpenOrderNotice />
          {renderMethod?.(method) ?? (
            <Card>
              <Stack>
                <SectionTitle title={t('deposit.how')} />
                <MethodPicker
                  methods={methods}
                  lastMethodId={lastMethodId}
                  value={method.methodId}
                  onChange={handleMethod}
                  symbol={symbol}
                />
              </Stack>
            </Card>
          )}
          {channel && <ChannelPicker channels={method.channels} value={channel.channelId} onChange={handleChannel} symbol={symbol} />}
          <Card>
            <AmountInput
              symbol={symbol}
              limits={method}
              presets={depositPresets(method.presets, method).map((amount) => ({ amount, label: numberText(amount, 'short') }))}
            />
          </Card>
          {method.fields.length > 0 && <DepositFields asked={method.fields} />}
          <PromotionPicker
            choice={promotion}
            amount={reading.amount}
            received={result ? subtractMoney(result.receive, result.bonus) : '0'}
            symbol={symbol}
          />
          <QuoteCard quote={result} symbol={symbol} withTurnover />
          <DepositFailure failure={submission.error} />
          <Button type="submit" block busy={submission.state === 'sending'}>
            {reading.amount ? t('deposit.pay', { amount: amountText(reading.amount) }) : t('deposit.continue')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
