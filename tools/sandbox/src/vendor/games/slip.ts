import * as v from 'valibot';
import type { Draw, Game } from './Game';

/** A slip of bets on virtual matches, played at once by a draw; slip.test.ts counts every draw of every outcome. */

const outcomes = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof outcomes)[number];

type Kind = 'football' | 'basketball' | 'series';

/** Chances are in thousandths and add up to 1000. */
type Match = { id: string; kind: Kind; league: string; home: string; away: string; chances: Partial<Record<Outcome, number>> };

/** At least one match for the sport of every title. The chances divide 960 evenly, so that odds of two decimals return exactly 96 % for every outcome. */
export const matches: readonly Match[] = [
  {
    id: 'islands1',
    kind: 'football',
    league: 'Islands Football League',
    home: 'Cebu Corals',
    away: 'Davao Durians',
    chances: { home: 500, draw: 300, away: 200 },
  },
  {
    id: 'golden1',
    kind: 'football',
    league: 'Golden Land Football',
    home: 'Yangon Harbor',
    away: 'Mandalay Royals',
    chances: { home: 400, draw: 300, away: 300 },
  },
  {
    id: 'metro1',
    kind: 'basketball',
    league: 'Metro Basketball',
    home: 'Quezon Comets',
    away: 'Pasig Rapids',
    chances: { home: 600, away: 400 },
  },
  {
    id: 'legends1',
    kind: 'series',
    league: 'Mobile Legends',
    home: 'Manila Monsoon',
    away: 'Yangon Yaks',
    chances: { home: 500, away: 500 },
  },
  {
    id: 'golden2',
    kind: 'football',
    league: 'Golden Land Football',
    home: 'Bago Rovers',
    away: 'Inle Herons',
    chances: { home: 200, draw: 320, away: 480 },
  },
  {
    id: 'valorant1',
    kind: 'series',
    league: 'Valorant',
    home: 'Iloilo Icons',
    away: 'Cebu Comets',
    chances: { home: 750, away: 250 },
  },
  {
    id: 'tennis1',
    kind: 'series',
    league: 'Islands Tennis',
    home: 'Palawan Pearls',
    away: 'Hpa-An Hills',
    chances: { home: 600, away: 400 },
  },
  {
    id: 'racing1',
    kind: 'series',
    league: 'Metro Racing',
    home: 'Cavite Cannons',
    away: 'Laguna Lanterns',
    chances: { home: 250, away: 750 },
  },
  {
    id: 'boxing1',
    kind: 'series',
    league: 'Golden Land Boxing',
    home: 'Iloilo Herons',
    away: 'Pathein Parasols',
    chances: { home: 400, away: 600 },
  },
];

/** Most bets on one slip. */
const mostBets = 3;

const returnRate = 0.96;

/** Returns the odds of a chance in hundredths. */
const hundredthsOf = (chance: number) => Math.round((returnRate * 100_000) / chance);

/** Returns the odds of an outcome, the stake included; 0 for one that the match does not have. */
export function oddsOf({ chances }: Match, outcome: Outcome): number {
  const chance = chances[outcome];
  return chance ? hundredthsOf(chance) / 100 : 0;
}

/** Outcomes by match: `{ "islands1": "draw" }`. */
const picked = v.pipe(
  v.record(v.picklist(matches.map(({ id }) => id)), v.picklist(outcomes)),
  v.check((pick) => Object.keys(pick).length > 0 && Object.keys(pick).length <= mostBets),
  v.check((pick) => matches.every((match) => pick[match.id] === undefined || oddsOf(match, pick[match.id] ?? 'draw') > 0)),
);

export type MatchResult = { match: string; outcome: Outcome; home: number; away: number };

export const slip: Game = {
  rules: {
    matches: matches.map((match) => ({
      ...match,
      odds: Object.fromEntries(outcomes.flatMap((outcome) => (match.chances[outcome] ? [[outcome, oddsOf(match, outcome)]] : []))),
    })),
    mostBets,
    returnRate: String(returnRate),
  },
  read: (raw) => {
    const pick = v.safeParse(picked, raw);
    if (!pick.success) return undefined;
    const chosen = matches.filter(({ id }) => pick.output[id]);
    return {
      stakes: chosen.length,
      play: (draw) => {
        const results = chosen.map((match) => playMatch(match, draw));
        const won = chosen.filter(({ id }, place) => results[place]?.outcome === pick.output[id]);
        // Hundredths, as odds do not add up exactly in floating point.
        const hundredths = won.reduce((sum, match) => sum + Math.round(oddsOf(match, pick.output[match.id] ?? 'draw') * 100), 0);
        return { results, multiple: hundredths / 100 };
      },
    };
  },
};

function playMatch({ id, kind, chances }: Match, draw: Draw): MatchResult {
  const outcome = outcomeAt(chances, draw(1000));
  const [most, least] = scoreOf(kind, outcome, draw);
  return { match: id, outcome, home: outcome === 'away' ? least : most, away: outcome === 'away' ? most : least };
}

function outcomeAt({ home = 0, draw = 0 }: Match['chances'], drawn: number): Outcome {
  if (drawn < home) return 'home';
  return drawn < home + draw ? 'draw' : 'away';
}

/** Returns a score that fits the outcome, the higher number first. */
function scoreOf(kind: Kind, outcome: Outcome, draw: Draw): [number, number] {
  if (kind === 'series') return [2, draw(2)];
  const least = kind === 'football' ? draw(3) : 72 + draw(30);
  if (outcome === 'draw') return [least, least];
  return [least + 1 + draw(kind === 'football' ? 2 : 15), least];
}
