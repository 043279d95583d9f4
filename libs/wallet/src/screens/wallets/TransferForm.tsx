import { useErrorText } from '@parlour/api-client';
import { compareMoney, toCurrency } from '@parlour/kernel/money';
import { typedAmount } from '@parlour/kernel/typed';
import { wireId, wireMoney, wireText } from '@parlour/kernel/wire-call';
import { PauseNotice, usePlayState } from '@parlour/player';
import { useAmountText } from '@parlour/site/format';
import { listedBefore, searchInList, type Submission, type SubmissionKind } from '@parlour/submission';
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
import { type MoneyDraft, readDraft, usePlayer, writeDraft } from '../../moneyDraft';
import { AmountInput, textForm } from '../../parts/MoneyForm';
import { readAmount } from '../../rules/amount';
import type { MemberWallet, WalletTransfer } from '../../wire/memberWallets';

type TransferFormProps = { wallets: MemberWallet[]; symbol: string; submission: Submission<Transfer, WalletTransfer> };

/** A form for source wallet, target wallet and amount, which cannot exceed the balance. During a pause the target is the main wallet. */
export function TransferForm({ wallets, symbol, submission }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const amountText = useAmountText(symbol);
  const player = usePlayer();
  const [draft] = useState(() => readDraft('transfer', player));
  const { from, to, sources, targets, setFrom, setTo } = useWalletPair(wallets, draft);
  const limits = { min: '1', max: from?.balance ?? '0', available: from?.balance ?? '0' };
  const form = useForm({ defaultValues: { amount: draft.amount }, ...textForm });
  const { control, handleSubmit, resetField } = form;
  const typed = useWatch({ control, name: 'amount' });
  const { value: amount } = typedAmount(typed, symbol);

  const [fromId, toId] = [from?.walletId, to?.walletId];
  useEffect(() => {
    writeDraft('transfer', player, { choice: fromId, channel: toId, amount: typed });
  }, [fromId, toId, typed, player]);
  if (!from || !to) return <PauseNotice look="line" />;

  const optionOf = ({ walletId, name, balance }: MemberWallet) => ({ value: walletId, label: `${name} · ${amountText(balance)}` });

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
          <PauseNotice look="line" />
          <Card>
            <Stack>
              <SectionTitle title={t('wallets.move')} />
              <SelectField
                label={t('wallets.from')}
                options={sources.map(optionOf)}
                value={from.walletId}
                onChange={(event) => setFrom(event.target.value)}
              />
              <SelectField
                label={t('wallets.to')}
                options={targets.map(optionOf)}
                value={to.walletId}
                onChange={(event) => setTo(event.target.value)}
              />
              <AmountInput
                symbol={symbol}
                limits={limits}
                hint={compareMoney(from.balance, limits.min) < 0 ? t('wallets.empty', { name: from.name }) : undefined}
                presets={[{ label: t('wallets.all'), amount: readAmount(toCurrency(from.balance, symbol), symbol, limits).value }]}
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

export const wayOf = (from: string, to: string) => `${from} → ${to}`;

/** Compares ids, because names depend on the language of the request. Compares names if the gateway sends no ids. */
function isSameWay({ fromId, toId, fromWallet, toWallet }: WalletTransfer, via: string, input: Transfer['input']): boolean {
  return fromId && toId ? fromId === input.fromId && toId === input.toId : wayOf(fromWallet, toWallet) === via;
}

const content = v.object({
  via: wireText,
  input: v.object({ fromId: wireId, toId: wireId, amount: wireMoney }),
  before: v.optional(listedBefore),
});

type Transfer = v.InferOutput<typeof content>;

export const transferSubmission: SubmissionKind<Transfer, WalletTransfer> = {
  kind: 'wallet.transfer',
  content,
  send: (dispatch, { idempotencyKey, content: { input } }) =>
    dispatch(memberWalletsApi.endpoints.transferBetweenWallets.initiate({ idempotencyKey, ...input }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(memberWalletsApi.endpoints.findWalletTransfer.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  withoutKeys: searchInList<Transfer, WalletTransfer>({
    latest: async (dispatch, range) => {
      const { getWalletTransfers } = memberWalletsApi.endpoints;
      const { data, error } = await dispatch(getWalletTransfers.initiate(range, { subscribe: false, forceRefetch: true }));
      return { data: data?.pages[0]?.content, error };
    },
    orderNoOf: ({ transferNo }) => transferNo,
    madeAt: ({ at }) => at,
    fits: (transfer, { via, input }) => isSameWay(transfer, via, input) && compareMoney(transfer.amount, input.amount) === 0,
  }),
  refreshes: ['Balance', 'Order'],
};

/** The wallets that the player chooses: at first those of the draft, or the pair that the form's note advises. */
function useWalletPair(wallets: MemberWallet[], draft: MoneyDraft) {
  const { pause } = usePlayState();
  const usable = wallets.filter(({ health }) => health === 'ok');
  const known = (id: string) => usable.find(({ walletId }) => walletId === id)?.walletId;
  const [fromId, setFromId] = useState(known(draft.choice) ?? sourceOf(usable)?.walletId);
  const [toId, setToId] = useState(known(draft.channel) ?? targetOf(usable, fromId)?.walletId);
  const source = usable.find(({ walletId }) => walletId === fromId);
  // During a pause money comes back to the main wallet, and goes to no other.
  const sources = usable.filter(({ isMain }) => !pause || !isMain);
  const targets = usable.filter(({ isMain }) => !pause || isMain);
  const from = pause && source?.isMain ? sourceOf(usable) : source;
  const to = targets.find(({ walletId }) => pause || walletId === toId);

  return {
    from,
    to,
    sources,
    targets,
    setFrom: (id: string) => {
      // Source and target must differ, so choosing the same wallet swaps them.
      if (id === toId) setToId(fromId);
      setFromId(id);
    },
    setTo: (id: string) => {
      if (id === fromId) setFromId(toId);
      setToId(id);
    },
  };
}

/**
 * Returns the wallet with the highest balance besides the main one. A transfer starts from it by default, because only the main wallet can be
 * played with and withdrawn from.
 */
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
