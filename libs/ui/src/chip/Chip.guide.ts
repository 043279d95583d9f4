import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a small choice that takes effect at once: a filter, a usual amount, a range.',
  synonyms: ['filter', 'tag', 'pill', 'preset', 'quick amount', 'multiple choice', 'choose several'],
  do: ['Put several into a ChipRow with a label.', 'Use `onRemove` for a filter that is applied.'],
  dont: ['Do not use it for navigation: use Tabs or a link.', 'Do not use it for a choice that needs explaining: use ChoiceCards.'],
  words: 'One or two words, or a number.',
  accessibility: '`selected` is announced as a pressed button. The remove button has a name of its own.',
  status: 'stable',
  since: '0.1',
};
