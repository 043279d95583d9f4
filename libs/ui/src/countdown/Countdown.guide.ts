import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the time that is left until something ends.',
  synonyms: ['timer', 'clock', 'time left', 'deadline', 'expires'],
  do: ["Give it the gateway's time as `now`."],
  dont: ['Do not use it to hurry a player into a deposit or a bet.'],
  words: 'The label says what ends: "Ends in".',
  accessibility: 'It is not announced each second; the label and the end time are read.',
  status: 'stable',
  since: '0.1',
};
