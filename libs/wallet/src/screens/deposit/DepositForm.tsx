import { compareMoney } from '@parlour/kernel';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { readDraft, writeDraft } from '../../moneyDraft';
import { parseAmount, readAmount, toFieldText } from '../../rules/amount';
import { initialChannel, initialMethod } from './methodOrder';
import { depositPresets } from '../../rules/presets';
import { quote } from '../../rules/quote';
import type { Deposit } from '../../submissions/depositSubmission';
import { selectLastMethodId } from '../../walletSlice';
import type { DepositMethod, DepositPromotion } from '../../wire/transfer';
import { AmountInput } from '../../parts/AmountInput';
import { ChannelPicker } from './ChannelPicker';
import { DepositFailure } from './DepositFailure';
import { DepositFields, depositChecks } from './DepositFields';
import { MethodPicker } from './MethodPicker';
import { OpenOrderNotice } from './OpenOrderNotice';
import { PromotionPicker } from './PromotionPicker';
import { QuoteCard } from '../../parts/QuoteCard';
import { useAmountText } from '../../hooks/useAmountText';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';
import { useFields } from '../../hooks/useFields';

export type DepositFormProps = {
  methods: DepositMethod[];
  submission: Pick<Submission<Deposit, unknown>, 'state' | 'error'>;
  onSend: (deposit: Deposit) => void;
  /** Replaces the tiles if the method is already chosen. */
  renderMethod?: (method: DepositMethod) => ReactNode;
};

/**
 * A form for method and amount, with a preview of the result. Input is kept for this tab; `?method=` and `?amount=` prefill the
 * form.
 */
export function DepositForm({ methods, submission, onSend, renderMethod }: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const symbol = useCurrencySymbol();
  const amountText = useAmountText(symbol);
  const numberText = useAmountText('');
  const lastMethodId = useSelector(selectLastMethodId);
  const [query] = useSearchParams();
  const [draft] = useState(() => readDraft('deposit'));
  const [methodId, setMethodId] = useState(() => initialMethod(methods, query.get('method'), draft.choice, lastMethodId)?.methodId);
  const [channelId, setChannelId] = useState(draft.channel);
  const [promotion, setPromotion] = useState<DepositPromotion>();
  const chosen = initialMethod(methods, methodId);
  const channel = initialChannel(chosen, channelId);
  const method = chosen && { ...chosen, ...channel, name: chosen.name };
  const { amount: typed, payerName, payerAccount, remark } = draft;
  const fields = useFields({ amount: query.get('amount') ?? typed, payerName, payerAccount, remark }, method ? checksOf(method) : {});
  const { texts } = fields;
  const reading = parseAmount(texts.amount);

  useEffect(() => {
    writeDraft('deposit', { ...texts, choice: methodId, channel: channelId });
  }, [texts, methodId, channelId]);
  if (!method) return null;

  function handleMethod(id: string) {
    setMethodId(id);
    // Each method has its own limits.
    if (texts.amount) fields.tell('amount');
  }
  function handleChannel(id: string) {
    setChannelId(id);
    if (texts.amount) fields.tell('amount');
  }
  function submit({ methodId: id, name, fields: asked }: DepositMethod) {
    const { amount } = reading;
    if (!amount) return;
    const extra = Object.fromEntries(asked.map((field) => [field, texts[field].trim() || undefined]));
    // A promotion does not apply below its minimum; the preview shows the same.
    const taken = promotion && compareMoney(amount, promotion.min) >= 0 ? { promotionId: promotion.promotionId } : {};
    onSend({ via: name, input: { methodId: id, channelId: channel?.channelId, ...taken, amount, ...extra } });
  }

  return (
    <form noValidate onSubmit={fields.handleSubmit(() => submit(method))}>
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
            {...fields.field('amount')}
            symbol={symbol}
            limits={method}
            problem={fields.problem('amount')}
            presets={depositPresets(method.presets, method).map((amount) => ({ amount, label: numberText(amount, 'short') }))}
            chosen={reading.amount}
            onPreset={(amount) => fields.fill('amount', toFieldText(amount))}
          />
        </Card>
        {method.fields.length > 0 && <DepositFields asked={method.fields} fields={fields} />}
        <PromotionPicker value={promotion} amount={reading.amount} symbol={symbol} onChange={setPromotion} />
        <QuoteCard
          quote={reading.amount === undefined ? undefined : quote(reading.amount, { ...method, promotion })}
          symbol={symbol}
          withTurnover
        />
        <DepositFailure failure={submission.error} />
        <Button type="submit" block busy={submission.state === 'sending'}>
          {reading.amount ? t('deposit.pay', { amount: amountText(reading.amount) }) : t('deposit.continue')}
        </Button>
      </Stack>
    </form>
  );
}

function checksOf(method: DepositMethod) {
  const asked = method.fields.map((field) => [field, depositChecks[field]]);
  return { ...Object.fromEntries(asked), amount: (text: string) => readAmount(text, method).problem };
}
