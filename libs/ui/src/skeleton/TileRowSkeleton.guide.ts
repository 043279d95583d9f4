import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a TileRow whose tiles are loading.',
  synonyms: ['loading row', 'placeholder row', 'loading a section'],
  do: ['Give it the `layout` and the `width` of the row that follows, so that nothing jumps.'],
  dont: ['Do not animate it out of view: set `isStill`.'],
  words: 'It has no text.',
  accessibility: 'Hidden from readers. It stands still with reduced motion.',
  status: 'new',
  since: 'unreleased',
  partOf: 'Skeleton',
};
