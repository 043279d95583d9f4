import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the column of every screen; Stack puts even gaps between its parts.',
  synonyms: ['layout', 'screen', 'container', 'column', 'margins', 'wrapper'],
  do: ['Use it once per screen.'],
  dont: ['Do not add gutters inside: they are its task.'],
  words: 'It has no text.',
  accessibility: 'It keeps clear of notches and stays readable on large phones.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: '`width="wide"` has room for two columns on a tablet.' }],
};
