import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For one offer that stays in view above the bottom menu, for example the app to download.',
  synonyms: ['sticky bar', 'bottom banner', 'install banner', 'floating bar', 'fixed at the bottom'],
  do: ['Put it last on the page.', 'Give it a close button, and remember that it was closed.'],
  dont: ['Do not show two at a time; the next one waits for its turn.', 'Do not use it for errors; a Notice stands where they belong.'],
  words: 'The label names the offer.',
  accessibility: 'It is a complementary landmark. It comes after the content in the order of the Tab key.',
  status: 'new',
  since: 'unreleased',
};
