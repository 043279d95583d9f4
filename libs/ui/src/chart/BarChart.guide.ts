import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a figure per day over a week or a month.',
  synonyms: ['graph', 'diagram', 'statistics', 'chart', 'columns', 'histogram'],
  do: ['Always pair it with a FigureTable of the same figures.'],
  dont: ['Do not plan it for fewer than four values: write them as Facts. Only a range that the player narrows may have fewer.'],
  words: 'The label says what is counted and for when. `format` writes the sign before the symbol: "−₱200".',
  accessibility: 'The chart is one image with a name; the table beside it holds the values.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: 'A scale stands beside the bars; `format` writes its figures.' }],
};
