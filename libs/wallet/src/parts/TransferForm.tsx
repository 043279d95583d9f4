import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { SelectField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseAmount, readAmount, toFieldText } from '../rules/amount';
import { type TransferIntent, newIntent } from '../rules/moneyIntent';
import type { MemberWallet } from '../wire/memberWallets';
import { AmountInput } from './AmountInput';
import { useAmountText } from './useAmountText';
import { usePlayer } from './usePlayer';
import type { TransferDesk } from './useTransferDesk';

export type TransferFormProps = { wallets: MemberWallet[]; symbol: string; desk: TransferDesk };

/** From which wallet to which, and how much; never more than there is. */
export function TransferForm({ wallets, symbol, desk }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const amountText = useAmountText(symbol);
  const player = usePlayer() ?? '';
  const usable = wallets.filter(({ health }) => health === 'ok');
  const [fromId, setFromId] = useState(usable.find(({ isMain }) => isMain)?.walletId ?? usable[0]?.walletId);
  const [toId, setToId] = useState(usable.find(({ walletId }) => walletId !== fromId)?.walletId);
  const { control, register, handleSubmit, setValue } = useForm({ defaultValues: { amount: '' }, mode: 'onTouched' });
  const typed = useWatch({ control, name: 'amount' });
  const { errors } = useFormState({ control });
  const from = usable.find(({ walletId }) => walletId === fromId);
  const to = usable.find(({ walletId }) => walletId === toId);
  if (!from || !to) return null;

  const limits = { min: '1', max: from.balance, available: from.balance };
  const { amount } = parseAmount(typed);
  const options = usable.map(({ walletId, name, balance }) => ({ value: walletId, label: `${name} · ${amountText(balance)}` }));

  function handleFrom(id: string) {
    // A wallet cannot give to itself: the two change places.
    if (id === toId) setToId(fromId);
    setFromId(id);
  }
  function handleTo(id: string) {
    if (id === fromId) setFromId(toId);
    setToId(id);
  }
  async function submit(text: string, source: MemberWallet, target: MemberWallet) {
    const reading = parseAmount(text);
    if (!reading.amount) return;
    const input = { fromId: source.walletId, toId: target.walletId, amount: reading.amount };
    const via = `${source.name} → ${target.name}`;
    if (await desk.send(newIntent<TransferIntent>({ kind: 'transfer', player, via, input }))) setValue('amount', '');
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => submit(values.amount, from, to))(event)}>
      <Stack>
        <Card>
          <Stack>
            <SectionTitle title={t('wallets.move')} />
            <SelectField
              label={t('wallets.from')}
              options={options}
              value={from.walletId}
              onChange={(event) => handleFrom(event.target.value)}
            />
            <SelectField label={t('wallets.to')} options={options} value={to.walletId} onChange={(event) => handleTo(event.target.value)} />
            <AmountInput
              {...register('amount', { validate: (text) => readAmount(text, limits).problem ?? true })}
              symbol={symbol}
              limits={limits}
              problem={errors.amount?.message}
              presets={[{ label: t('wallets.all'), amount: readAmount(from.balance, limits).amount }]}
              chosen={amount}
              onPreset={(all) => setValue('amount', toFieldText(all), { shouldValidate: true })}
            />
          </Stack>
        </Card>
        {desk.failure !== undefined && (
          <Notice tone="danger" title={errorText(desk.failure)}>
            {t('wallets.nothingMoved')}
          </Notice>
        )}
        <Button type="submit" block busy={desk.isSending}>
          {amount ? t('wallets.submitAmount', { amount: amountText(amount) }) : t('wallets.submit')}
        </Button>
      </Stack>
    </form>
  );
}
