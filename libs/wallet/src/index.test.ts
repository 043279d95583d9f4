import * as wallet from '.';

test('the public surface is unchanged', () => {
  expect(Object.keys(wallet).sort()).toMatchInlineSnapshot(`
   [
     "ActivityStatement",
     "BalanceCard",
     "BalanceChip",
     "CreditedBalance",
     "DepositBudget",
     "MoneyAttention",
     "MoneyLimits",
     "useCurrencySymbol",
     "useHasDeposited",
     "walletFeature",
   ]
  `);
});
