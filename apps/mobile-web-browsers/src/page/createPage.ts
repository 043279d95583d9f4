import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Point } from '../drivers/Driver';
import type { Proxy } from '../servers/startProxy';
import { type Json, callOf } from './callOf';
import { type Inspection, excessWidth, gameCorner, inspect, isSettled, tapOutcome, visibleText, watch } from './inPage';
import { type Target, describeTarget } from './target';

const WAIT_MS = 20_000;
const POLL_MS = 50;
const TAP_MS = 1000;
const MAX_TAPS = 3;
/** A target is tapped after so many frames at the same place. */
const FRAMES_AT_REST = 2;

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** The browser reported an error, so waiting any longer is pointless. */
class BrowserError extends Error {}

/** The page of one browser. Every method waits until it can do its work; `inGame` means the iframe of the game. */
export type Page = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Waits until the URL starts with this path, and returns the URL. */
  waitForAddress: (pattern: RegExp) => Promise<string>;
  see: (target: Target, inGame?: boolean) => Promise<Inspection>;
  waitUntilGone: (target: Target) => Promise<void>;
  tap: (target: Target, inGame?: boolean) => Promise<void>;
  fill: (target: Target, text: string) => Promise<void>;
  until: <Result>(what: string, probe: () => Promise<Result | undefined | false>) => Promise<Result>;
  /** Runs a function in the page. */
  run: <Args extends Json[], Result>(code: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Waits until images are loaded, animations have ended and nothing overflows sideways. */
  settle: () => Promise<void>;
  /** Runs `go` and ignores the errors of the page during it. `go` must end on a newly loaded page, because a page keeps its errors. */
  allowErrors: (go: () => Promise<void>) => Promise<void>;
  /** Fails if the browser has reported an error so far. */
  expectNoErrors: () => Promise<void>;
  /** Describes the page for the report of a failed step. */
  describe: () => Promise<string>;
};

type Tools = { driver: Driver; proxy: Proxy; log: (text: string) => void };

export function createPage({ driver, proxy, log }: Tools): Page {
  const inPageErrors = new Set<string>();

  const run = async <Args extends Json[], Result>(code: (...args: Args) => Result, args: Args, inGame = false): Promise<Result> =>
    (await driver.evaluate(callOf(code, ...args), inGame)) as Result;

  let areErrorsAllowed = false;
  /** How many errors of each list were allowed. */
  let allowed = { inConsole: 0, reported: 0 };
  const throwIfErrors = () => {
    const errors = new Set([...inPageErrors, ...driver.errors().slice(allowed.inConsole), ...proxy.reports().slice(allowed.reported)]);
    if (errors.size > 0 && !areErrorsAllowed) throw new BrowserError([...errors].join('\n'));
  };

  const find = async (target: Target, { toTap = false, inGame = false } = {}): Promise<Inspection> => {
    let found = await run(inspect, [target, toTap], inGame);
    if (!found) {
      await driver.evaluate(`(() => {${library}\n})()`, inGame);
      await run(watch, [], inGame);
      found = await run(inspect, [target, toTap], inGame);
    }
    if (!found) throw new Error('the page was left in the meantime');
    for (const error of found.errors) inPageErrors.add(error);
    throwIfErrors();
    return found;
  };

  const until: Page['until'] = async (what, probe) => {
    const deadline = Date.now() + WAIT_MS;
    let reason = '';
    for (;;) {
      try {
        const result = await probe();
        throwIfErrors();
        if (result !== undefined && result !== false) return result;
      } catch (error) {
        if (error instanceof BrowserError) throw error;
        reason = `: ${error instanceof Error ? error.message : String(error)}`;
      }
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}${reason}`);
      await pause(POLL_MS);
    }
  };

  const see: Page['see'] = (target, inGame) =>
    until(describeTarget(target), async () => {
      const found = await find(target, { inGame });
      return found.state !== 'absent' && found;
    });

  /** Returns the events of a tap that missed its target, otherwise undefined. */
  const tapOnce = async (target: Target, inGame = false): Promise<string | undefined> => {
    let first: (Point & { frames: number }) | undefined;
    const point = await until(`${describeTarget(target)} to be tapped`, async () => {
      const { state, cover, x, y, frames } = await find(target, { toTap: true, inGame });
      if (state !== 'ready') throw new Error(`it is ${state}${state === 'covered' ? ` by ${cover}` : ''}`);
      // A tap would miss an element that still moves. A busy browser may draw no frame for a while and then move the element, so frames count, not time.
      if (first?.x !== x || first.y !== y) first = { x, y, frames };
      return frames >= first.frames + FRAMES_AT_REST && first;
    });
    const corner = inGame ? await run(gameCorner, []) : { x: 0, y: 0 };
    await driver.tap({ x: point.x + corner.x, y: point.y + corner.y });
    const deadline = Date.now() + TAP_MS;
    for (;;) {
      const outcome = await run(tapOutcome, [], inGame).catch(() => undefined);
      if (!outcome || outcome.isClicked) return undefined;
      if (Date.now() > deadline) return outcome.events;
      await pause(POLL_MS);
    }
  };

  /** Tries again if the layout shifted under the finger, as a player would. */
  const tap: Page['tap'] = async (target, inGame) => {
    for (let tries = 1; ; tries += 1) {
      const events = await tapOnce(target, inGame);
      if (events === undefined) return;
      const text = `a tap missed ${describeTarget(target)}; its events: ${events}`;
      if (tries === MAX_TAPS) throw new Error(text);
      log(text);
    }
  };

  return {
    open: (path) => driver.open(proxy.origin + path),
    reload: driver.reload,
    waitForAddress: (pattern) =>
      until(`the address ${pattern}`, async () => {
        const address = await run(() => location.pathname + location.search, []);
        if (!pattern.test(address)) throw new Error(`it is ${address}`);
        return address;
      }),
    see,
    waitUntilGone: async (target) => {
      await until(`${describeTarget(target)} to disappear`, async () => (await find(target)).state === 'absent');
    },
    tap,
    fill: async (target, text) => {
      await tap(target);
      await driver.type(text);
      await until(`"${text}" in ${describeTarget(target)}`, async () => {
        const { value } = await find(target);
        if (value !== text) throw new Error(`its value is "${value}"`);
        return true;
      });
    },
    until,
    run: (code, ...args) => run(code, args),
    settle: async () => {
      await until('the images and the end of animations', () => run(isSettled, []));
      await until('a page without sideways overflow', async () => (await run(excessWidth, [])) <= 0);
    },
    allowErrors: async (go) => {
      areErrorsAllowed = true;
      await go();
      areErrorsAllowed = false;
      inPageErrors.clear();
      allowed = { inConsole: driver.errors().length, reported: proxy.reports().length };
    },
    expectNoErrors: async () => {
      await until('the page', () => find({ by: 'role', role: 'main' }));
    },
    describe: async () => {
      const address = await run(() => location.href, []).catch(String);
      const text = await run(visibleText, []).catch(String);
      const console = driver.printed().slice(-12);
      return [`address: ${address}`, `text: ${text}`, ...console.map((line) => `console ${line}`)].join('\n');
    },
  };
}
