import { compareMoney } from '@parlour/kernel/money';
import { usePlayState } from '@parlour/player';
import { useState } from 'react';
import type { MoneyDraft } from '../../moneyDraft';
import type { MemberWallet } from '../../wire/memberWallets';

/** The wallets that the player chooses: at first those of the draft, or the pair that the form's note advises. */
export function useWalletPair(wallets: MemberWallet[], draft: MoneyDraft) {
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
