import type { Motif } from '../art/Motif';
import { motifTraits } from '../art/motifTraits';
import { type SchemeName, schemes } from '../art/schemes';
import { namedTone } from '../art/namedTone';
import { type Random, createRandom } from '../random';
import { type Idea, ideasOf } from './ideasOf';
import { type Look, likeness, neighbourhood, spread } from './spread';
import type { Category } from './themes/Theme';
import { type Vendor, vendors } from './vendors';

export type WorldGame = {
  nodeId: string;
  gameCode: string;
  vassalage: string;
  category: Category;
  name: string;
  classify: string | null;
  minBet: string | null;
  /** 1 is the most played of all. */
  popularity: number;
  /** Place among the hot games. */
  hot: number | null;
  /** Days since it was added; null for those that were there from the beginning. */
  age: number | null;
  motif: Motif;
  scheme: SchemeName;
};

type Draft = Idea & Look & { vassalage: string; category: Category; scheme: SchemeName };

export const categories: readonly Category[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];
const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'];
const hotMix: Partial<Record<Category, number>> = { RNG: 22, FISH: 8, LIVE: 6, PVP: 4 };
/** What players of every country like best: these lead the hot games. */
const favoured: readonly Motif[] = [
  'dragon',
  'seven',
  'tiger',
  'gem',
  'phoenix',
  'mahjong',
  'lion',
  'crown',
  'chest',
  'shark',
  'fish',
  'roulette',
  'cards',
];
/** Home shows this many of each category; the hot games come after them, so that home shows no game twice. */
const homeSection = 9;
/** One slot in nine carries a jackpot. */
const jackpotEvery = 9;
/** One game in eight was added in the last 90 days. */
const youngEvery = 8;
const youngDays = 90;

/** All games of the world, the most played first; the same for the same seed. */
export function makeGames(seed: number): WorldGame[] {
  const byCategory = categories.map((category) => draftCategory(category, createRandom(seed, `games/${category}`)));
  const hot = hotNames(byCategory, seed);
  const ranked = spread(byCategory, { next: createRandom(seed, 'games/rank').next });
  const random = createRandom(seed, 'games/details');
  const ages = createRandom(seed, 'games/age');
  return ranked.map((draft, index) => ({ ...finish(draft, { index, hot: hot.get(draft) ?? null, random }), age: drawAge(ages) }));
}

function draftCategory(category: Category, random: Random): Draft[] {
  const makers = vendors.filter(({ makes }) => makes[category]);
  const demand = makers.reduce((sum, { makes }) => sum + (makes[category] ?? 0), 0);
  const piles = pilesByMotif(ideasOf(category), { demand, random });
  const lists = makers.map((): Draft[] => []);
  for (let round = 0; lists.some((list, i) => list.length < (makers[i]?.makes[category] ?? 0)); round += 1) {
    makers.forEach((vendor, i) => {
      const list = lists[i];
      if (list && round < (vendor.makes[category] ?? 0)) list.push(draw(vendor, { category, piles, list, random }));
    });
  }
  return spread(lists, { next: random.next, ahead: 4 });
}

type Pile = { motif: Motif; size: number; ideas: Idea[] };

/** As many names as are wanted, shuffled, by motif; later editions lie at the bottom of a pile and come last. */
function pilesByMotif(ideas: readonly Idea[], { demand, random }: { demand: number; random: Random }): Pile[] {
  const drawn = ideas.map((idea) => ({ idea, at: random.next() + (idea.later ? 1 : 0) })).sort((a, b) => a.at - b.at);
  if (drawn.length < demand) throw new Error(`${demand} names wanted, ${drawn.length} known`);
  const chosen = drawn.slice(0, demand).map(({ idea }) => idea);
  const motifs = [...new Set(chosen.map(({ motif }) => motif))];
  return motifs.map((motif) => {
    const pile = chosen.filter((idea) => idea.motif === motif).reverse();
    return { motif, size: pile.length, ideas: pile };
  });
}

type Draw = { category: Category; piles: readonly Pile[]; list: readonly Draft[]; random: Random };

/** The next game of a vendor: from the pile that is left over most, unlike the vendor's last ones in motif and colour. */
function draw(vendor: Vendor, { category, piles, list, random }: Draw): Draft {
  const recent = list.slice(-neighbourhood);
  const looks = piles
    .filter(({ ideas }) => ideas.length > 0)
    .flatMap((pile) => {
      // Neither the motif nor the colour that the name speaks of may drown in the scheme.
      const drowning = [...motifTraits[pile.motif].avoid, namedTone(pile.ideas.at(-1)?.name ?? '')?.family];
      const fitting = vendor.schemes.filter((scheme) => !drowning.includes(schemes[scheme].family));
      const left = (pile.ideas.length - random.next()) / pile.size;
      return fitting.map((scheme) => {
        const { family } = schemes[scheme];
        return { pile, scheme, family, cost: likeness({ motif: pile.motif, family }, recent) * 4 - left * 4 + random.next() * 0.2 };
      });
    });
  const { pile, scheme, family } = looks.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { ...(pile.ideas.pop() as Idea), family, scheme, vassalage: vendor.vassalage, category };
}

function hotNames(byCategory: readonly Draft[][], seed: number): Map<Draft, number> {
  const tops = byCategory.map((drafts) => {
    const count = hotMix[drafts[0]?.category as Category] ?? 0;
    const candidates = drafts.slice(homeSection, homeSection + count * 3);
    return [...candidates.filter(isFavoured), ...candidates.filter((draft) => !isFavoured(draft))].slice(0, count);
  });
  return new Map(spread(tops, { next: createRandom(seed, 'games/hot').next, ahead: 12 }).map((draft, place) => [draft, place + 1]));
}

const isFavoured = ({ motif }: Draft) => favoured.includes(motif);

function drawAge(random: Random): number | null {
  const days = random.integer(1, youngDays);
  return random.integer(1, youngEvery) === 1 ? days : null;
}

function finish(draft: Draft, { index, hot, random }: { index: number; hot: number | null; random: Random }): Omit<WorldGame, 'age'> {
  const { name, vassalage, category, motif, scheme } = draft;
  const isSlot = category === 'RNG' && draft.classify === 'SC';
  const isJackpot = isSlot && random.integer(1, jackpotEvery) === 1;
  return {
    nodeId: String(100_001 + index),
    gameCode: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    vassalage,
    category,
    name,
    classify: category === 'RNG' ? (isJackpot ? 'JP' : (draft.classify ?? 'SC')) : null,
    minBet: category === 'RNG' ? random.pick(minBets) : null,
    popularity: index + 1,
    hot,
    motif,
    scheme,
  };
}
