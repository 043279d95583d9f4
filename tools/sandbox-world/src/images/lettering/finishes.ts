import type { Stop } from '../ink/createInk';
import type { VendorLook } from '../vendorLook';

/** Fill, edges and thickness of letters; the second line has its own fill. */
export type Finish = { first: readonly Stop[]; second: readonly Stop[]; edge: string; side: string; shadow: string; shine: string };

export const finishes: Record<VendorLook['finish'], Finish> = {
  gold: {
    first: ['#fffdf0', [0.3, '#ffe98f'], [0.52, '#ffc02e'], [0.54, '#f08a0c'], [0.8, '#ffd24a'], '#fff0a8'],
    second: ['#ffffff', [0.5, '#fff3d6'], [0.54, '#ffd9a0'], '#fff6e4'],
    edge: '#4a1a02',
    side: '#b4560a',
    shadow: '#1c0700',
    shine: '#fff7cf',
  },
  candy: {
    first: ['#ffffff', [0.45, '#ffe1f3'], [0.55, '#ff9ed2'], '#ff5fae'],
    second: ['#fffbd0', [0.5, '#ffe14a'], [0.54, '#ffb01f'], '#ff8a1f'],
    edge: '#4a0e58',
    side: '#a5248f',
    shadow: '#1e0428',
    shine: '#ffffff',
  },
  ice: {
    first: ['#ffffff', [0.42, '#d3f6ff'], [0.54, '#5fcdf8'], [0.8, '#a6ecff'], '#e9fbff'],
    second: ['#ffffff', [0.5, '#eaf6ff'], '#b6dcff'],
    edge: '#062a5c',
    side: '#1566a8',
    shadow: '#020f26',
    shine: '#ffffff',
  },
  fire: {
    first: ['#fffbd0', [0.35, '#ffe14a'], [0.62, '#ff8f1f'], '#f0331a'],
    second: ['#ffffff', [0.5, '#fff0cf'], '#ffd08a'],
    edge: '#450707',
    side: '#a3160c',
    shadow: '#180202',
    shine: '#fff3b8',
  },
  chrome: {
    first: ['#ffffff', [0.4, '#d5e2f2'], [0.5, '#8798b2'], [0.54, '#46566f'], [0.72, '#aebed4'], '#f4f9ff'],
    second: ['#fffbe0', [0.5, '#ffd75e'], [0.54, '#f09a12'], '#ffe28a'],
    edge: '#0d1730',
    side: '#3c4f74',
    shadow: '#03060f',
    shine: '#ffffff',
  },
  jade: {
    first: ['#f6fff2', [0.4, '#c2f7b8'], [0.54, '#4fce7c'], [0.8, '#8deba4'], '#dcffe0'],
    second: ['#fffdf0', [0.4, '#ffe98f'], [0.54, '#f5b124'], '#ffe07a'],
    edge: '#03302a',
    side: '#0b7a52',
    shadow: '#01140f',
    shine: '#fffbe0',
  },
};
