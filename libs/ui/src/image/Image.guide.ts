import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For every image that comes from the network.',
  synonyms: ['picture', 'photo', 'logo', 'thumbnail', 'illustration', 'banner image'],
  do: ['Give it its `ratio`, so that nothing jumps when it loads.'],
  dont: ['Do not use a bare `img`.'],
  words: '`alt` says what the image tells; empty for decoration.',
  accessibility: 'A failed image leaves its box and its `alt`.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: 'Ratio `16/9`; a box of `3/2` shows the whole logo.' },
    { version: 'unreleased', text: 'If no file loads, it shows a default picture, which needs no request.' },
  ],
};
