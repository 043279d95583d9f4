import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: "For a country beside its name or its language's name.",
  synonyms: ['country', 'nation', 'language', 'calling code'],
  do: ['Write the name beside it.'],
  dont: ['Do not use a flag alone for a language.'],
  words: 'It has no text.',
  accessibility: 'Decorative, because the name is beside it.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: "`country` takes every code of ISO 3166; without a drawing, the flag of the system's font is shown." },
  ],
};
