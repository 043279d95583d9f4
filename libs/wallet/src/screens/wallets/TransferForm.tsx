import { serverNow, useErrorText } from '@parlour/api-client';
import { compareMoney } from '@parlour/kernel/money';
import { wireId, wireMoney, wireText } from '@parlour/kernel/wire-call';
import { useAmountText } from '@parlour/site/format';
import { typedAmount } from '@parlour/kernel/typed';
import { type Submission, type SubmissionKind, listedBefore, searchInList } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { SelectField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { memberWalletsApi } from '../../api/memberWalletsApi';
import { usePlayer, readDraft, writeDraft } from '../../moneyDraft';
import { AmountInput, textForm } from '../../parts/MoneyForm';
import { readAmount } from '../../rules/amount';
import type { MemberWallet, WalletTransfer } from '../../wire/memberWallets';

export type TransferFormProps = { wallets: MemberWallet[]; symbol: string; submission: Submission<Transfer, WalletTransfer> };

/** A form for source wallet, target wallet and amount, which cannot exceed the balance. */
export function TransferForm({ wallets, symbol, submission }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const amountText = useAmountText(symbol);
  const player = usePlayer();
  const [draft] = useState(() => readDraft('transfer', player));
  const usable = wallets.filter(({ health }) => health === 'ok');
  const known = (id: string) => usable.find(({ walletId }) => walletId === id)?.walletId;
  const [fromId, setFromId] = useState(known(draft.choice) ?? sourceOf(usable)?.walletId);
  const [toId, setToId] = useState(known(draft.channel) ?? targetOf(usable, fromId)?.walletId);
  const from = usable.find(({ walletId }) => walletId === fromId);
  const to = usable.find(({ walletId }) => walletId === toId);
  const limits = { min: '1', max: from?.balance ?? '0', available: from?.balance ?? '0' };
  const form = useForm({ defaultValues: { amount: draft.amount }, ...textForm });
  const { control, handleSubmit, resetField } = form;
  const typed = useWatch({ control, name: 'amount' });
  const { value: amount } = typedAmount(typed, symbol);

  useEffect(() => {
    writeDraft('transfer', player, { choice: fromId, channel: toId, amount: typed });
  }, [fromId, toId, typed, player]);
  if (!from || !to) return null;

  const options = usable.map(({ walletId, name, balance }) => ({ value: walletId, label: `${name} · ${amountText(balance)}` }));

  function handleFrom(id: string) {
    // Source and target must differ, so choosing the same wallet swaps them.
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
    const { state } = await submission.send({ via: wayOf(source.name, target.name), input });
    // Before the button is enabled again, so that a second tap does not send it again.
    if (state === 'accepted') resetField('amount', { defaultValue: '' });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(() => submit(from, to))(event)}>
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
              <SelectField
                label={t('wallets.to')}
                options={options}
                value={to.walletId}
                onChange={(event) => handleTo(event.target.value)}
              />
              <AmountInput
                symbol={symbol}
                limits={limits}
                hint={compareMoney(from.balance, limits.min) < 0 ? t('wallets.empty', { name: from.name }) : undefined}
                presets={[{ label: t('wallets.all'), amount: readAmount(from.balance, symbol, limits).value }]}
              />
            </Stack>
          </Card>
          {submission.error !== undefined && (
            <Notice tone="danger" title={errorText(submission.error)}>
              {t('wallets.nothingMoved')}
            </Notice>
          )}
          <Button type="submit" block busy={submission.state === 'sending'}>
            {amount ? t('wallets.submitAmount', { amount: amountText(amount) }) : t('wallets.submit')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Only the main wallet is played with and withdrawn from, so money comes back from the other wallet that has most of it. */
function sourceOf(usable: readonly MemberWallet[]): MemberWallet | undefined {
  const others = usable.filter(({ isMain }) => !isMain);
  return others.reduce<MemberWallet | undefined>(
    (most, other) => (most && compareMoney(most.balance, other.balance) >= 0 ? most : other),
    undefined,
  );
}

function targetOf(usable: readonly MemberWallet[], fromId: string | undefined): MemberWallet | undefined {
  return usable.find(({ isMain, walletId }) => isMain && walletId !== fromId) ?? usable.find(({ walletId }) => walletId !== fromId);
}

const DAY_MS = 86_400_000;
const wayOf = (from: string, to: string) => `${from} → ${to}`;

const content = v.object({
  /** The display names of both wallets. */
  via: wireText,
  input: v.object({ fromId: wireId, toId: wireId, amount: wireMoney }),
  before: v.optional(listedBefore),
});

type Transfer = v.InferOutput<typeof content>;

/** Submits a transfer between a player's wallets. */
export const transferSubmission: SubmissionKind<Transfer, WalletTransfer> = {
  kind: 'wallet.transfer',
  content,
  send: (dispatch, { idempotencyKey, content: { input } }) =>
    dispatch(memberWalletsApi.endpoints.transferBetweenWallets.initiate({ idempotencyKey, ...input }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(memberWalletsApi.endpoints.findWalletTransfer.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  withoutKeys: searchInList<Transfer, WalletTransfer>({
    latest: async (dispatch) => {
      const now = serverNow();
      const { getWalletTransfers } = memberWalletsApi.endpoints;
      const range = { from: now - DAY_MS, to: now + DAY_MS };
      const { data, error } = await dispatch(getWalletTransfers.initiate(range, { subscribe: false, forceRefetch: true }));
      return { data: data?.pages[0]?.content, error };
    },
    idOf: ({ transferNo }) => transferNo,
    madeAt: ({ at }) => at,
    fits: ({ fromWallet, toWallet, amount }, { via, input }) =>
      wayOf(fromWallet, toWallet) === via && compareMoney(amount, input.amount) === 0,
  }),
  refreshes: ['Balance', 'Order'],
};
