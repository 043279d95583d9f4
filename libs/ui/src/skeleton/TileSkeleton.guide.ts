import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For one GameTile that is loading, in a row of your own; TileGridSkeleton and TileRowSkeleton have theirs.',
  synonyms: ['loading tile', 'placeholder tile'],
  do: ['Set `hasVendorLabel` if the tile that follows has a line below its name.'],
  dont: ['Do not use it where a TileGridSkeleton or a TileRowSkeleton fits.'],
  words: 'It has no text.',
  accessibility: 'Hidden from readers. It stands still with reduced motion.',
  status: 'new',
  since: 'unreleased',
  partOf: 'Skeleton',
};
