import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For plain links at the foot of a page.',
  synonyms: ['links', 'footer', 'foot of the page', 'terms and privacy', 'site map'],
  do: ['Use `columns` for more than six links, and `strip` where the page has many lists.'],
  dont: ['Do not put the next step of a task into it.'],
  words: 'The name of the page that opens.',
  accessibility: 'A list of links with targets of 44 px.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: '`layout` replaces `hasColumns`; `strip` is one line that scrolls sideways.' }],
};
