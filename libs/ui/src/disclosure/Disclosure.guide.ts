import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For details that only some players need: conditions, answers, fees.',
  synonyms: ['accordion', 'collapse', 'expand', 'faq', 'more details', 'show more'],
  do: ['Let the title say what is inside.'],
  dont: ['Do not hide an error, an amount or a condition of payment in it.'],
  words: 'A question or a noun: "How long does it take?"',
  accessibility: 'A button with its state. The content is out of the way of readers while it is closed.',
  status: 'stable',
  since: '0.1',
};
