import type { Motif } from './Motif';
import type { SceneName } from './SceneName';
import type { SchemeName } from './schemes';
import type { VendorLook } from './vendorLook';

/** One motif of a campaign, placed on a stage of 500 by 200. */
export type Actor = { motif: Motif; x: number; y: number; size: number; turn?: number };

/** A campaign's picture; `name` is lettered into it where the campaign has one. */
export type Campaign = {
  scene: SceneName;
  scheme: SchemeName;
  name?: string;
  style?: Pick<VendorLook, 'lettering' | 'finish'>;
  /** From the back to the front. */
  actors: readonly Actor[];
};

const actor = (motif: Motif, [x, y, size, turn = 0]: readonly [number, number, number, number?]): Actor => ({ motif, x, y, size, turn });
const style = (lettering: VendorLook['lettering'], finish: VendorLook['finish']) => ({ lettering, finish });

export const campaigns: Record<string, Campaign> = {
  monsoon: {
    scene: 'storm',
    scheme: 'royal',
    name: 'Monsoon Rewards',
    style: style('lilita', 'ice'),
    actors: [actor('lightning', [300, 74, 0.52, -12]), actor('coins', [452, 128, 0.56, 8]), actor('chest', [382, 112, 0.92])],
  },
  reef: {
    scene: 'reef',
    scheme: 'ocean',
    name: 'Reef Hunter Cup',
    style: style('bangers', 'gold'),
    actors: [
      actor('fish', [452, 56, 0.42, 10]),
      actor('octopus', [292, 140, 0.44, -10]),
      actor('trophy', [444, 136, 0.58, 10]),
      actor('shark', [368, 98, 0.92]),
    ],
  },
  welcome: {
    scene: 'curtain',
    scheme: 'crimson',
    name: 'Warm Welcome',
    style: style('cinzel', 'gold'),
    actors: [actor('lantern', [288, 66, 0.5]), actor('chips', [458, 128, 0.56]), actor('crown', [376, 104, 0.86])],
  },
  nightmarket: {
    scene: 'stars',
    scheme: 'plum',
    name: 'Night Market Cashback',
    style: style('righteous', 'candy'),
    actors: [actor('lantern', [456, 58, 0.5, 6]), actor('ingot', [450, 146, 0.5, 6]), actor('moon', [372, 98, 0.94])],
  },
  harbor: {
    scene: 'city',
    scheme: 'cobalt',
    actors: [actor('cards', [140, 106, 0.72, -8]), actor('chips', [364, 108, 0.74]), actor('roulette', [252, 100, 0.96])],
  },
  lanterns: {
    scene: 'festival',
    scheme: 'sunset',
    actors: [actor('lantern', [100, 84, 0.6, -4]), actor('seven', [400, 104, 0.66, 8]), actor('mask', [250, 100, 0.94])],
  },
  courtside: {
    scene: 'stadium',
    scheme: 'ember',
    name: 'Courtside',
    style: style('bungee', 'fire'),
    actors: [actor('trophy', [452, 116, 0.6, 8]), actor('basketball', [362, 102, 0.94, -4])],
  },
  salon: {
    scene: 'felt',
    scheme: 'jade',
    name: 'The Salon',
    style: style('cinzel', 'gold'),
    actors: [actor('cards', [300, 92, 0.62, -14]), actor('dice', [458, 134, 0.5]), actor('roulette', [386, 106, 0.88])],
  },
  matchday: {
    scene: 'stadium',
    scheme: 'jungle',
    name: 'Match Day',
    style: style('bangers', 'chrome'),
    actors: [actor('glove', [458, 76, 0.46, 14]), actor('football', [374, 104, 0.98])],
  },
  hotstreak: {
    scene: 'fire',
    scheme: 'crimson',
    name: 'Hot Streak',
    style: style('bangers', 'fire'),
    actors: [actor('chili', [292, 116, 0.58, -10]), actor('dragon', [444, 82, 0.6, 6]), actor('seven', [368, 104, 0.84])],
  },
  topup: {
    scene: 'vault',
    scheme: 'royal',
    actors: [actor('coins', [140, 106, 0.74, -4]), actor('gem', [372, 104, 0.66, 8]), actor('chest', [254, 104, 0.96])],
  },
  qrpay: {
    scene: 'bokeh',
    scheme: 'lagoon',
    actors: [actor('coins', [132, 108, 0.62]), actor('rocket', [262, 96, 0.96]), actor('bell', [384, 102, 0.6, 8])],
  },
  wallets: {
    scene: 'rays',
    scheme: 'jungle',
    actors: [actor('clover', [126, 102, 0.64, -8]), actor('ingot', [252, 104, 0.98]), actor('gem', [386, 100, 0.62, 8])],
  },
};
