import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For every amount of money on screen.',
  synonyms: ['amount', 'price', 'currency', 'balance', 'win', 'peso', 'kyat'],
  do: [
    'Pass `digits` that `formatMoney` of kernel made of a decimal string.',
    'Use gold for what a player has or may win; up and down for results, with their sign.',
  ],
  dont: ['Do not pass a number.', 'Do not colour an amount red to warn.'],
  words: "The symbol is the wallet's own and stands before the digits.",
  accessibility: 'The sign is a character, so a result does not depend on colour. BalanceMask hides a balance at a constant length.',
  status: 'stable',
  since: '0.1',
};
