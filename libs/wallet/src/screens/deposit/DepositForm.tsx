import { compareMoney, formatMoney, type Money, shortDecimals, subtractMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { typedAmount, typedLine } from '@parlour/kernel/typed';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ListGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { usePlayer, readDraft, writeDraft } from '../../moneyDraft';
import { depositPresets, type AmountLimits, readAmount, toFieldText } from '../../rules/amount';
import { initialChannel, initialMethod, lastOf, type MethodChoice, MethodRow } from './MethodList';
import { quote } from '../../rules/quote';
import type { Deposit } from '../../orderSubmission';
import { type LastDeposit, selectLastDeposit } from '../../walletSlice';
import type { DepositMethod } from '../../wire/deposit';
import { DepositFailure } from './DepositFailure';
import { DepositFields, payerAccountOf } from './DepositFields';
import { PromotionRow, usePromotion } from './PromotionRow';
import { AmountInput, MoneyForm, QuoteCard, textForm } from '../../parts/MoneyForm';
import { useCurrencySymbol } from '../../api/walletsApi';

export type DepositFormProps = {
  methods: DepositMethod[];
  submission: Pick<Submission<Deposit, unknown>, 'state' | 'error'>;
  onSend: (deposit: Deposit) => void;
};

/**
 * A form for amount and method, with a preview of the result. Method and amount of the last deposit, on this device or any other, are filled
 * in, so that repeating it takes one tap. Input is kept for the player; `?method=`, `?channel=`, `?amount=` and `?promotion=` prefill the form.
 */
export function DepositForm({ methods, submission, onSend }: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const symbol = useCurrencySymbol();
  const amountText = useAmountText(symbol);
  const locale = useLocale();
  const last: Partial<LastDeposit> = useSelector(selectLastDeposit) ?? lastOf(methods) ?? {};
  const [query] = useSearchParams();
  const player = usePlayer();
  const [draft] = useState(() => readDraft('deposit', player));
  const [choice, setChoice] = useState<Partial<MethodChoice>>(() => ({
    methodId: initialMethod(methods, query.get('method'), draft.choice, last.methodId)?.methodId,
    channelId: query.get('channel') || draft.channel || last.channelId,
  }));
  const promotion = usePromotion();
  const chosen = initialMethod(methods, choice.methodId);
  const channel = initialChannel(chosen, choice.channelId);
  const method = chosen && { ...chosen, ...channel, name: chosen.name };
  const { payerName, payerAccount, remark } = draft;
  const amount = query.get('amount') ?? (draft.amount || amountOfLastTime(last.amount, method, symbol));
  const form = useForm({ defaultValues: { amount, payerName, payerAccount, remark }, ...textForm });
  const { control, getValues, handleSubmit, setValue } = form;
  const texts = useWatch({ control });
  const { value: wanted } = typedAmount(texts.amount ?? '', symbol);

  useEffect(() => {
    writeDraft('deposit', player, { ...texts, choice: choice.methodId, channel: choice.channelId });
  }, [texts, choice, player]);
  if (!method) return null;

  function handleMethod(next: MethodChoice) {
    setChoice(next);
    // Each method and channel has its own limits, so a problem with a typed amount is shown at once.
    const typed = getValues('amount');
    if (typed) setValue('amount', typed, { shouldTouch: true });
  }
  const result = wanted === undefined ? undefined : quote(wanted, { ...method, promotion: promotion.chosen, symbol });
  const checked = readAmount(texts.amount ?? '', symbol, method);

  function buttonText({ min, max }: AmountLimits): string {
    if (checked.problem === 'belowMin') return t('deposit.least', { min: amountText(min, 'short') });
    if (checked.problem === 'aboveMax') return t('deposit.most', { max: amountText(max, 'short') });
    return checked.value ? t('deposit.pay', { amount: amountText(checked.value) }) : t('deposit.continue');
  }

  function submit({ methodId: id, name, fields: asked }: DepositMethod) {
    if (!checked.value) return;
    const typedField = (field: (typeof asked)[number]) => {
      const text = typedLine(getValues(field));
      return field === 'payerAccount' ? payerAccountOf(text).value : text;
    };
    const extra = Object.fromEntries(asked.map((field) => [field, typedField(field) || undefined]));
    // A promotion does not apply below its minimum; the preview shows the same.
    const { chosen: offer } = promotion;
    const taken = offer && compareMoney(checked.value, offer.min) >= 0 ? { promotionId: offer.promotionId } : {};
    onSend({ via: name, input: { methodId: id, channelId: channel?.channelId, ...taken, amount: checked.value, ...extra } });
  }

  return (
    <FormProvider {...form}>
      <MoneyForm
        onSubmit={handleSubmit(() => submit(method))}
        result={
          <>
            <QuoteCard quote={checked.value ? result : undefined} symbol={symbol} withTurnover />
            <DepositFailure failure={submission.error} />
          </>
        }
        button={
          <Button type="submit" block busy={submission.state === 'sending'}>
            {buttonText(method)}
          </Button>
        }
      >
        <Card>
          <AmountInput
            symbol={symbol}
            limits={method}
            presets={depositPresets(method.presets, method).map((preset) => ({
              amount: preset,
              label: formatMoney(preset, { locale, symbol, decimals: shortDecimals(preset, symbol) }),
            }))}
          />
        </Card>
        {promotion.isLinkDead && <Notice tone="info">{t('promotion.gone')}</Notice>}
        <ListGroup>
          <MethodRow
            method={method}
            channel={channel}
            methods={methods}
            lastMethodId={last.methodId}
            onChoose={handleMethod}
            symbol={symbol}
          />
          <PromotionRow
            choice={promotion}
            amount={wanted}
            received={result ? subtractMoney(result.receive, result.bonus) : '0'}
            depositTimes={method.turnoverRate}
            symbol={symbol}
          />
        </ListGroup>
        {method.fields.length > 0 && <DepositFields asked={method.fields} />}
      </MoneyForm>
    </FormProvider>
  );
}

/** The amount of the last deposit, if the method takes it. */
function amountOfLastTime(amount: Money | undefined, limits: AmountLimits | undefined, symbol: string): string {
  const checked = amount && limits && readAmount(amount, symbol, limits).value;
  return checked ? toFieldText(checked) : '';
}
