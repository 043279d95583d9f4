import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For fields and switches of one subject on the ground of a list.',
  synonyms: ['settings', 'preferences', 'group of fields', 'options panel'],
  do: ['Let each setting take effect at once, or give the group one button.'],
  dont: ['Do not use it for rows that lead elsewhere: use ListGroup.'],
  words: 'The heading is a short noun: "Notifications".',
  accessibility: 'The heading is a level 2 heading of the screen.',
  status: 'new',
  since: 'unreleased',
  partOf: 'ListRow',
};
