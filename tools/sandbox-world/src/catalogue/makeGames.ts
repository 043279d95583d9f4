import { namedTone } from '../images/namedTone';
import type { Traits } from '../images/openImages';
import { type SchemeName, schemes } from '../images/schemes';
import { type Random, createRandom } from '../random';
import { type Catalogue, type CategoryNames, type Idea, ideasOf } from './ideasOf';
import { type Look, likeness, neighbourhood, spread } from './spread';
import type { Category } from './Theme';
import type { Vendor } from './Vendor';

/** Data that games are generated from. */
type Sources = { vendors: readonly Vendor[]; catalogue: Catalogue; traitsOf: (motif: string) => Traits };

export type WorldGame = {
  nodeId: string;
  gameCode: string;
  vendor: string;
  category: Category;
  name: string;
  classify: string | null;
  /** Slots have amounts in the merchant's currency, fishing games and poker rooms in pesos (`lowestStake`). */
  minBet: string | null;
  /** What its vendor says that it has besides its reels. */
  features: readonly GameFeature[];
  /** Popularity; 1 is the most played game. */
  popularity: number;
  /** Position among the hot games. */
  hot: number | null;
  /** Days since it was added; null for games that were there from the beginning. */
  age: number | null;
  /** The only country that offers it; null for every country. */
  country: string | null;
  motif: string;
  scheme: SchemeName;
};

/** Features that lists of slots are narrowed by. */
export const gameFeatures = ['FREE_SPINS', 'BONUS_BUY', 'WAYS'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** Lowest stakes of rooms, in pesos. */
export const roomStakes: Partial<Record<Category, readonly string[]>> = {
  FISH: ['1', '2', '5', '10'],
  PVP: ['1', '2', '5', '10', '20', '50'],
};

type Draft = Idea & Look & { vendor: string; category: Category; scheme: SchemeName };

const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'];
/** Number of games that home shows per category; the hot games follow after them, so that home shows no game twice. */
const homeSection = 9;
/** One slot in nine has a jackpot. */
const jackpotEvery = 9;
/** One game in eight was added in the last 90 days. */
const youngEvery = 8;
const youngDays = 90;

/** Generates all games of the world, the most played first; the same seed gives the same games. */
export function makeGames(sources: Sources, seed: number): WorldGame[] {
  const { categories, favourites } = sources.catalogue;
  const byCategory = categories.map((names) => draftCategory(sources, names, createRandom(seed, `games/${names.category}`)));
  const hot = hotNames(
    categories.map(({ hot: count }, i) => ({ count, drafts: byCategory[i] ?? [] })),
    { favourites, seed },
  );
  const ranked = spread(byCategory, { next: createRandom(seed, 'games/rank').next });
  const random = createRandom(seed, 'games/details');
  const ages = createRandom(seed, 'games/age');
  const rooms = createRandom(seed, 'games/rooms');
  return ranked.map((draft, index) => ({
    ...finish(draft, { index, hot: hot.get(draft) ?? null, random }),
    ...drawRoom(draft.category, rooms),
    age: drawAge(ages),
  }));
}

function draftCategory({ vendors, catalogue, traitsOf }: Sources, names: CategoryNames, random: Random): Draft[] {
  const { category } = names;
  const makers = vendors.filter(({ makes }) => makes[category]);
  const demand = makers.reduce((sum, { makes }) => sum + (makes[category] ?? 0), 0);
  const piles = pilesByMotif(ideasOf(names, catalogue.readThemes), { demand, random });
  const lists = makers.map((): Draft[] => []);
  for (let round = 0; lists.some((list, i) => list.length < (makers[i]?.makes[category] ?? 0)); round += 1) {
    makers.forEach((vendor, i) => {
      const list = lists[i];
      if (list && round < (vendor.makes[category] ?? 0)) list.push(draw(vendor, { category, piles, list, random, traitsOf }));
    });
  }
  return spread(lists, { next: random.next, ahead: 4 });
}

type Pile = { motif: string; size: number; ideas: Idea[] };

/** Returns the requested number of names, shuffled, by motif; later editions come last. */
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

type Draw = { category: Category; piles: readonly Pile[]; list: readonly Draft[]; random: Random; traitsOf: Sources['traitsOf'] };

/**
 * Picks a vendor's next game: from the motif with the largest share left, and unlike the vendor's last games in motif and colour.
 */
function draw(vendor: Vendor, { category, piles, list, random, traitsOf }: Draw): Draft {
  const recent = list.slice(-neighbourhood);
  const looks = piles
    .filter(({ ideas }) => ideas.length > 0)
    .flatMap((pile) => {
      // The colour scheme must contrast with the motif and with a colour in the name.
      const drowning = [...traitsOf(pile.motif).avoid, namedTone(pile.ideas.at(-1)?.name ?? '')?.family];
      const fitting = vendor.schemes.filter((scheme) => !drowning.includes(schemes[scheme].family));
      const left = (pile.ideas.length - random.next()) / pile.size;
      return fitting.map((scheme) => {
        const { family } = schemes[scheme];
        return { pile, scheme, family, cost: likeness({ motif: pile.motif, family }, recent) * 4 - left * 4 + random.next() * 0.2 };
      });
    });
  const { pile, scheme, family } = looks.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { ...(pile.ideas.pop() as Idea), family, scheme, vendor: vendor.code, category };
}

type Hot = { favourites: readonly string[]; seed: number };

function hotNames(lists: readonly { count: number; drafts: readonly Draft[] }[], { favourites, seed }: Hot): Map<Draft, number> {
  const isFavourite = ({ motif }: Draft) => favourites.includes(motif);
  const tops = lists.map(({ count, drafts }) => {
    const candidates = drafts.slice(homeSection, homeSection + count * 3);
    return [...candidates.filter(isFavourite), ...candidates.filter((draft) => !isFavourite(draft))].slice(0, count);
  });
  return new Map(spread(tops, { next: createRandom(seed, 'games/hot').next, ahead: 12 }).map((draft, place) => [draft, place + 1]));
}

function drawAge(random: Random): number | null {
  const days = random.integer(1, youngDays);
  return random.integer(1, youngEvery) === 1 ? days : null;
}

/** The stake of a fishing game or poker room, and the features of a slot: one in three has a given feature. */
function drawRoom(category: Category, random: Random): Pick<WorldGame, 'features'> & { minBet?: string } {
  const stakes = roomStakes[category];
  if (stakes) return { minBet: random.pick(stakes), features: [] };
  return { features: category === 'RNG' ? gameFeatures.filter(() => random.integer(1, 3) === 1) : [] };
}

type Drawn = Omit<WorldGame, 'age' | 'features'>;

function finish(draft: Draft, { index, hot, random }: { index: number; hot: number | null; random: Random }): Drawn {
  const { name, vendor, category, motif, scheme } = draft;
  const isSlot = category === 'RNG' && draft.classify === 'SC';
  const isJackpot = isSlot && random.integer(1, jackpotEvery) === 1;
  return {
    nodeId: String(100_001 + index),
    gameCode: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    vendor,
    category,
    name,
    classify: category === 'RNG' ? (isJackpot ? 'JP' : (draft.classify ?? 'SC')) : null,
    minBet: category === 'RNG' ? random.pick(minBets) : null,
    popularity: index + 1,
    hot,
    country: draft.country ?? null,
    motif,
    scheme,
  };
}
