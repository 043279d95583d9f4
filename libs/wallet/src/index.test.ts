import * as wallet from '.';

test('public surface', () => {
  expect(Object.keys(wallet).sort()).toMatchInlineSnapshot(`
   [
     "BalanceCard",
     "BalanceChip",
     "MoneyAttention",
     "MoneyLimits",
     "useCurrencySymbol",
     "walletFeature",
   ]
  `);
});
