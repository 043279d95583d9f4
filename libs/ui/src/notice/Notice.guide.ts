import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For information that belongs to one place on the page.',
  synonyms: [
    'banner',
    'alert',
    'message',
    'warning',
    'hint',
    'info box',
    'callout',
    'inline error',
    'success message',
    'danger',
    'red text',
    'red box',
  ],
  do: ['Put it where it matters, above the part that it concerns.'],
  dont: ['Do not use it for the result of a tap: use a toast.', 'Do not stack more than two.'],
  words: 'One sentence; the action is a verb.',
  accessibility: 'Each tone also has an icon, because colour alone says nothing.',
  status: 'stable',
  since: '0.1',
};
