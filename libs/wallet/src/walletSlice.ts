import { loggedOut } from '@parlour/kernel';
import { type PayloadAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { type MoneyIntent, interrupted } from './rules/moneyIntent';
import { type WalletMemory, readBalanceHidden, readWalletMemory } from './walletMemory';

/** Client state of the wallet: what is hidden, and the money intents whose answer is not known yet. */
export const walletSlice = createSlice({
  name: 'wallet',
  initialState: readWalletMemory,
  reducers: {
    balanceVisibilityToggled: (state) => {
      state.isBalanceHidden = !state.isBalanceHidden;
    },
    /** About to be sent, for the first time or again under its key. */
    intentStarted: (state, { payload }: PayloadAction<MoneyIntent>) => {
      state.intents = [...state.intents.filter(({ key }) => key !== payload.key), { ...payload, state: 'sending' }];
      if (payload.kind === 'deposit') state.lastMethodId = payload.input.methodId;
    },
    /** No answer that could be understood. */
    intentLost: (state, { payload: key }: PayloadAction<string>) => setState(state, key, 'unknown'),
    /** The gateway knows no such order, and none can still be on its way. */
    intentNotFound: (state, { payload: key }: PayloadAction<string>) => setState(state, key, 'absent'),
    /** Its order is known, the gateway refused it, or the player let it go. */
    intentClosed: (state, { payload: key }: PayloadAction<string>) => {
      state.intents = state.intents.filter((intent) => intent.key !== key);
    },
    /** Another tab has sent something, or knows more; what this tab is sending stays with this tab, even if the other one wrote over it. */
    intentsHeard: (state, { payload }: PayloadAction<MoneyIntent[]>) => {
      const own = state.intents.filter((intent) => intent.state === 'sending');
      const others = payload.filter(({ key }) => own.every((intent) => intent.key !== key)).map(interrupted);
      state.intents = [...own, ...others].sort((a, b) => a.startedAt - b.startedAt);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (): WalletMemory => ({ isBalanceHidden: readBalanceHidden(), intents: [], lastMethodId: undefined })),
  selectors: {
    selectIsBalanceHidden: (state) => state.isBalanceHidden,
    selectLastMethodId: (state) => state.lastMethodId,
    selectIntents: createSelector(
      [(state: WalletMemory) => state.intents, (_: WalletMemory, player: string | undefined) => player],
      (intents, player) => intents.filter((intent) => intent.player === player),
    ),
  },
});

function setState(wallet: WalletMemory, key: string, state: MoneyIntent['state']): void {
  const intent = wallet.intents.find((candidate) => candidate.key === key);
  if (intent) intent.state = state;
}

export const { balanceVisibilityToggled, intentClosed, intentLost, intentNotFound, intentStarted, intentsHeard } = walletSlice.actions;
export const { selectIntents, selectIsBalanceHidden, selectLastMethodId } = walletSlice.selectors;
