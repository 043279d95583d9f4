import { isAppError, serverNow } from '@parlour/api-client';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { useMerchant } from '@parlour/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';

/** `over`: the form has succeeded and is about to close, so it accepts no more input. */
type Ending = 'over' | void;

/**
 * Runs one submission at a time. A second tap or Enter during a run, even before the button is disabled, starts nothing and
 * resolves with the first. After a run that ends with `over`, no run starts again.
 */
export function useExclusive<Input>(run: (input: Input) => Promise<Ending>): (input: Input) => Promise<Ending> {
  const running = useRef<Promise<Ending>>(undefined);
  return useCallback(
    (input) => {
      running.current ??= run(input).then(
        (ending) => {
          if (ending !== 'over') running.current = undefined;
          return ending;
        },
        (error: unknown) => {
          running.current = undefined;
          throw error;
        },
      );
      return running.current;
    },
    [run],
  );
}

/** Specification 4 and 9: delay after a change of the interface language. */
const REVALIDATION_MS = 200;

/** Revalidates the filled fields when the texts of another language have loaded. */
export function useRevalidation<Values extends FieldValues, Output>({
  getValues,
  trigger,
}: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'trigger'>): void {
  const { language } = useTranslation('session').i18n;
  const checked = useRef(language);
  useEffect(() => {
    if (checked.current === language) return;
    const timer = setTimeout(() => {
      checked.current = language;
      const filled = Object.entries(getValues()).filter(([, value]) => isFilled(value));
      if (filled.length > 0) void trigger(filled.map(([name]) => name as FieldPath<Values>));
    }, REVALIDATION_MS);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
}

/** A list of fields counts as one field, which is filled if any item is. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return Array.isArray(value) && value.some((fields: object) => Object.values(fields).some(isFilled));
}

/** What the text of a problem names: lengths, or an example and the calling code of a mobile number. */
type ProblemWords = { min?: number; max?: number; example?: string; code?: string };

/** Returns the error text of a field in the player's language; the form stores the `FieldProblem`. */
export function useFieldText(): (problem: string | undefined, words?: ProblemWords) => string | undefined {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  return (problem, words) => (problem ? t(`field.error.${problem}`, { ...words, age: minAge }) : undefined);
}

/** Collects bot-check data (specification 7): how long the form is open and the number of interactions. */
export function useBotCheck() {
  const start = useRef<number>(undefined);
  const keys = useRef(0);
  return {
    note: () => {
      start.current ??= Date.now();
      keys.current += 1;
    },
    read: () => ({ dwellMs: Math.max(0, Date.now() - (start.current ?? Date.now())), keys: keys.current }),
  };
}

/** A chosen tab that a reload keeps. The first option is the default. */
export function useStoredChoice<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [Option, (chosen: Option) => void] {
  const [chosen, setChosen] = useState<Option>(() => readStored('session', key, v.picklist(options)) ?? options[0]);
  return [
    chosen,
    (next) => {
      writeStored('session', key, next);
      setChosen(next);
    },
  ];
}

const COOLDOWN_TICK_MS = 1000;

/** Returns the failure to show. After too many attempts it carries the remaining time and disappears afterwards. */
export function useCooldown(failure: unknown): { failure: unknown; isWaiting: boolean } {
  const [left, setLeft] = useState<{ of: unknown; ms: number }>();
  const waitMs = isAppError(failure) && failure.kind === 'rateLimited' ? failure.retryAfterMs : undefined;

  useEffect(() => {
    if (!waitMs) return;
    const until = Date.now() + waitMs;
    const timer = setInterval(() => setLeft({ of: failure, ms: until - Date.now() }), COOLDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [failure, waitMs]);

  if (!waitMs) return { failure, isWaiting: false };
  const ms = left?.of === failure ? (left?.ms ?? waitMs) : waitMs;
  return ms > 0 ? { failure: { kind: 'rateLimited', retryAfterMs: ms }, isWaiting: true } : { failure: undefined, isWaiting: false };
}

/** Specification 4 and 9: the countdown's interval and its initial value. */
const COUNTDOWN_TICK_MS = 500;
const INITIAL_SECONDS = 60;
/** Maximum wait, so that a gateway with a wrong clock locks nobody out. */
const LONGEST_SECONDS = 600;

/** Returns the whole seconds until a gateway time; 0 if it is past, implausibly far away or invalid. */
export function secondsUntil(time: number, now: number): number {
  const seconds = Math.ceil((time - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : 0;
}

type Count = { key: string; until: number | undefined; left: number };

function storedCount(key: string): Count {
  const until = readStored('session', key, v.number());
  return { key, until, left: until === undefined ? 0 : secondsUntil(until, serverNow()) };
}

/** Returns the seconds until another code can be requested, by the gateway's `expirationTime`. A reload does not restart it. */
export function useCountdown(name: string): { left: number; start: (expirationTime: number) => void } {
  const key = `countdown.${name}`;
  const [count, setCount] = useState(() => storedCount(key));
  if (count.key !== key) setCount(storedCount(key));
  const { until, left } = count;

  useEffect(() => {
    if (until === undefined) return;
    const tick = () => {
      const seconds = secondsUntil(until, serverNow());
      if (seconds === 0) removeStored('session', key);
      setCount({ key, until: seconds > 0 ? until : undefined, left: seconds });
    };
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    // Browsers throttle timers in background tabs, so update when the tab becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, key]);

  return {
    left,
    start: (expirationTime) => {
      if (secondsUntil(expirationTime, serverNow()) === 0) return;
      writeStored('session', key, expirationTime);
      setCount({ key, until: expirationTime, left: INITIAL_SECONDS });
    },
  };
}
