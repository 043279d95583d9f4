import * as wallet from '.';

test('public surface', () => {
  expect(Object.keys(wallet).sort()).toMatchInlineSnapshot(`
   [
     "ActivityStatement",
     "BalanceCard",
     "BalanceChip",
     "DepositBudget",
     "MoneyAttention",
     "MoneyLimits",
     "useCurrencySymbol",
     "walletFeature",
   ]
  `);
});
