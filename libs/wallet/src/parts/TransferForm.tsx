import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { SelectField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount, readAmount, toFieldText } from '../rules/amount';
import { type TransferIntent, newIntent } from '../rules/moneyIntent';
import type { MemberWallet } from '../wire/memberWallets';
import { AmountInput } from './AmountInput';
import { useAmountText } from './useAmountText';
import { useFields } from './useFields';
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
  const from = usable.find(({ walletId }) => walletId === fromId);
  const to = usable.find(({ walletId }) => walletId === toId);
  const limits = { min: '1', max: from?.balance ?? '0', available: from?.balance ?? '0' };
  const { texts, fill, ...fields } = useFields({ amount: '' }, { amount: (text) => readAmount(text, limits).problem });
  const { amount } = parseAmount(texts.amount);
  if (!from || !to) return null;

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
  async function submit(source: MemberWallet, target: MemberWallet) {
    if (!amount) return;
    const input = { fromId: source.walletId, toId: target.walletId, amount };
    const via = `${source.name} → ${target.name}`;
    if (await desk.send(newIntent<TransferIntent>({ kind: 'transfer', player, via, input }))) fill('amount', '');
  }

  return (
    <form noValidate onSubmit={fields.handleSubmit(() => void submit(from, to))}>
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
              {...fields.field('amount')}
              symbol={symbol}
              limits={limits}
              problem={fields.problem('amount')}
              presets={[{ label: t('wallets.all'), amount: readAmount(from.balance, limits).amount }]}
              chosen={amount}
              onPreset={(all) => fill('amount', toFieldText(all))}
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
