import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a code that another phone or another app scans: a payment, an invitation.',
  synonyms: ['qr code', 'scan', 'barcode', 'pay by phone'],
  do: ['Offer the same value as a CopyRow, because the code may be on the phone that would scan it.'],
  dont: ['Do not place it on a pattern or change its colours.'],
  words: 'The label says what it opens.',
  accessibility: 'An image with a name. It is dark on light in every theme.',
  status: 'stable',
  since: '0.1',
};
