import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Point } from '../drivers/Driver';
import type { Line } from '../servers/line';
import { type Json, callOf } from './callOf';
import { type Sight, arePicturesThere, excessWidth, gameCorner, look, tapOutcome, textOfPage, watch } from './inPage';
import { type Target, describeTarget } from './target';

const WAIT_MS = 20_000;
const POLL_MS = 50;
const LANDING_MS = 1000;
const MAX_TAPS = 3;

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** The browser itself said that something is wrong: waiting does not help. */
class Complaint extends Error {}

/** The page of one browser, for a walk that waits for what it needs. `inGame`: within the frame of the game. */
export type Page = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Waits until the address, from the path on, fits. */
  arrive: (at: RegExp) => Promise<string>;
  see: (target: Target, inGame?: boolean) => Promise<Sight>;
  /** Waits until it is no more. */
  miss: (target: Target) => Promise<void>;
  tap: (target: Target, inGame?: boolean) => Promise<void>;
  fill: (target: Target, text: string) => Promise<void>;
  until: <Result>(what: string, probe: () => Promise<Result | undefined | false>) => Promise<Result>;
  ask: <Args extends Json[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Waits until it looks as it should: with its pictures, and within its window. */
  settle: () => Promise<void>;
  /** Fails when anything went wrong that a player need not even notice. */
  expectNoComplaints: () => Promise<void>;
  /** All there is to know when a step failed. */
  tell: () => Promise<string>;
};

type Tools = { driver: Driver; line: Line; say: (text: string) => void };

export function createPage({ driver, line, say }: Tools): Page {
  const seen = new Set<string>();

  const call = async <Args extends Json[], Result>(run: (...args: Args) => Result, args: Args, inGame = false): Promise<Result> =>
    (await driver.evaluate(callOf(run, ...args), inGame)) as Result;

  const lookAt = async (target: Target, { isToBeTapped = false, inGame = false }): Promise<Sight> => {
    const armed = await call(look, [target, isToBeTapped], inGame);
    if (armed) return armed;
    await driver.evaluate(`(() => {${library}\n})()`, inGame);
    await call(watch, [], inGame);
    return (await call(look, [target, isToBeTapped], inGame)) ?? Promise.reject(new Error('the page has changed meanwhile'));
  };

  const complain = (sight?: Sight) => {
    for (const complaint of sight?.complaints ?? []) seen.add(complaint);
    const all = [...seen, ...driver.complaints(), ...line.complaints()];
    if (all.length > 0) throw new Complaint([...new Set(all)].join('\n'));
  };

  const until: Page['until'] = async (what, probe) => {
    const deadline = Date.now() + WAIT_MS;
    let reason = '';
    for (;;) {
      try {
        const result = await probe();
        complain();
        if (result !== undefined && result !== false) return result;
      } catch (error) {
        if (error instanceof Complaint) throw error;
        reason = `: ${error instanceof Error ? error.message : String(error)}`;
      }
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}${reason}`);
      await pause(POLL_MS);
    }
  };

  const see: Page['see'] = (target, inGame) =>
    until(describeTarget(target), async () => {
      const sight = await lookAt(target, { inGame });
      complain(sight);
      return sight.state !== 'absent' && sight;
    });

  /** What was felt instead, when the tap did not come to its target. */
  const tapOnce = async (target: Target, inGame = false): Promise<string | undefined> => {
    let last: Point | undefined;
    const point = await until(`${describeTarget(target)} to be tapped`, async () => {
      const sight = await lookAt(target, { isToBeTapped: true, inGame });
      complain(sight);
      if (sight.state !== 'ready') throw new Error(`it is ${sight.state}${sight.state === 'covered' ? ` by ${sight.cover}` : ''}`);
      // What still moves would be missed.
      const isAtRest = last?.x === sight.x && last.y === sight.y;
      last = { x: sight.x, y: sight.y };
      return isAtRest && last;
    });
    const corner = inGame ? await call(gameCorner, []) : { x: 0, y: 0 };
    await driver.tap({ x: point.x + corner.x, y: point.y + corner.y });
    const deadline = Date.now() + LANDING_MS;
    for (;;) {
      const outcome = await call(tapOutcome, [], inGame).catch(() => undefined);
      if (!outcome || outcome.hasLanded) return undefined;
      if (Date.now() > deadline) return outcome.felt;
      await pause(POLL_MS);
    }
  };

  /** Like a player from whose finger the page has slipped away, it tries again. */
  const tap: Page['tap'] = async (target, inGame) => {
    for (let tries = 1; ; tries += 1) {
      const felt = await tapOnce(target, inGame);
      if (felt === undefined) return;
      const told = `a tap on ${describeTarget(target)} did not come to it; felt was: ${felt}`;
      if (tries === MAX_TAPS) throw new Error(told);
      say(told);
    }
  };

  const page: Page = {
    open: (path) => driver.open(line.origin + path),
    reload: driver.reload,
    arrive: (at) =>
      until(`the address ${at}`, async () => {
        const address = await call(() => location.pathname + location.search, []);
        if (!at.test(address)) throw new Error(`it is ${address}`);
        return address;
      }),
    see,
    miss: async (target) => {
      await until(`${describeTarget(target)} to go`, async () => (await lookAt(target, {})).state === 'absent');
    },
    tap,
    fill: async (target, text) => {
      await tap(target);
      await driver.type(text);
      await until(`"${text}" in ${describeTarget(target)}`, async () => {
        const { value } = await lookAt(target, {});
        if (value !== text) throw new Error(`it holds "${value}"`);
        return true;
      });
    },
    until,
    ask: (run, ...args) => call(run, args),
    settle: async () => {
      await until('the pictures', () => call(arePicturesThere, []));
      await until('a page that fits its window', async () => (await call(excessWidth, [])) <= 0);
    },
    expectNoComplaints: async () => complain(await lookAt({ by: 'role', role: 'main' }, {})),
    tell: async () => {
      const address = await call(() => location.href, []).catch(String);
      const text = await call(textOfPage, []).catch(String);
      const last = driver.printed().slice(-12);
      return [`at ${address}`, `on the page: ${text}`, ...last.map((line) => `console ${line}`)].join('\n');
    },
  };
  return page;
}
