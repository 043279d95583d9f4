import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the state of an order or an offer.',
  synonyms: ['state', 'label', 'pill', 'pending', 'order status', 'paid', 'failed'],
  do: ['Use the tone for the kind of state: pending, good, bad, over.'],
  dont: ['Do not use it as a button or a filter: use Chip.'],
  words: 'One or two words: "In review".',
  accessibility: 'Colour, icon and word together say the state.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: 'Tone `open`, for an offer.' }],
};
