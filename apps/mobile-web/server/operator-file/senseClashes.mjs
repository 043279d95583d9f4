import { calls } from '../gateway/contract.mjs';
import { entriesOf, namesIn, repeated } from './entries.mjs';
import { nearest } from './nearest.mjs';

/** Words that no part of an Android package may be. */
const JAVA = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if ' +
    'implements import instanceof int interface long native new null package private protected public return short static strictfp super switch ' +
    'synchronized this throw throws transient true try void volatile while'
  ).split(' '),
);
const names = calls.map(({ name }) => name);
/** What is kept of a link without being named; `r` names a player, and is for the gateway alone. */
const KEPT = /^(code|domain|r|utm_.*)$/;

/**
 * Lists values of the right form that make no sense.
 * @param {{ campaign?: { clickIds?: string[] } }} file
 * @param {import('./entries.mjs').Entry[]} merchants
 * @param {import('./entries.mjs').Entry[]} countries
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function senseClashes(file, merchants, countries) {
  const packages = namesIn(namesInside(merchants, 'root'), 'androidApps').map(({ path, value }) => ({
    path: `${path}.package`,
    value: value?.package,
  }));
  const clickIds = entriesOf(file?.campaign?.clickIds, 'campaign.clickIds');
  const lists = [...merchants.map((one) => [one, 'langList']), ...countries.map((one) => [one, 'languages'])];
  return [
    ...alike(merchants),
    ...lists.flatMap(([one, name]) => repeated(namesIn([one], name))),
    ...repeated(clickIds),
    ...clickIds
      .filter(({ value }) => KEPT.test(value))
      .map(({ path, value }) => ({ path, text: `is ${JSON.stringify(value)}, which needs no entry` })),
    ...[...namesIn(merchants, 'absentCalls'), ...namesIn(merchants, 'sessionCalls')].flatMap(strangeCall),
    ...namesInside(merchants, 'legal').flatMap(strangeDate),
    ...namesInside(merchants, 'flags').flatMap(fineShares),
    ...packages.flatMap(strangePackage),
  ];
}

/** Codes name folders, and some disks know no capitals. */
function alike(merchants) {
  const codes = merchants.map(({ path, value }) => ({ path: `${path}.code`, code: String(value?.code) }));
  return codes.flatMap(({ path, code }, place) => {
    const other = codes.slice(0, place).find((one) => one.code !== code && one.code.toLowerCase() === code.toLowerCase());
    return other ? [{ path, text: `is ${JSON.stringify(code)}, which differs from ${other.path} in capitals alone` }] : [];
  });
}

/** The part of each merchant under a name. */
function namesInside(merchants, name) {
  return merchants.map(({ path, value }) => ({ path: `${path}.${name}`, value: value?.[name] }));
}

function strangeCall({ path, value }) {
  if (typeof value !== 'string' || names.includes(value)) return [];
  const meant = nearest(value, names);
  return [{ path, text: `is ${JSON.stringify(value)}, but the contract has no such call${meant ? `; did you mean ${meant}?` : ''}` }];
}

function strangeDate({ path, value }) {
  const date = value?.date;
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return [];
  const day = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDay ? [] : [{ path: `${path}.date`, text: `is ${JSON.stringify(date)}, but no such day exists` }];
}

function fineShares({ path, value }) {
  return Object.entries(Object(value)).flatMap(([name, setting]) => {
    const share = setting?.share;
    const isFine = typeof share === 'number' && Math.abs(Math.round(share * 100) - share * 100) > 1e-6;
    return isFine ? [{ path: `${path}.${name}.share`, text: `is ${share}, but must be a number in steps of 0.01` }] : [];
  });
}

function strangePackage({ path, value }) {
  const word = typeof value === 'string' && value.split('.').find((part) => JAVA.has(part));
  return word ? [{ path, text: `is ${JSON.stringify(value)}, but "${word}" is a word of Java, which Android refuses` }] : [];
}
