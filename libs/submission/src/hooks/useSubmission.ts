import { api, useForgetOnReconnect } from '@parlour/api-client';
import { startTransition, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type Intent, newIntent } from '../intent';
import { readIntents } from '../intentMemory';
import { isReplyWindowOver } from '../rules/isReplyWindowOver';
import { lateOutcome, mayHaveHappened, wasNotSent } from '../rules/mayHaveHappened';
import { useSearchedKind } from '../withoutKeys';
import type { Outcome, SecretArgument, Submission, SubmissionDispatch, SubmissionKind, SubmissionOptions } from '../submissionKind';
import {
  type WithSubmissions,
  intentAnsweredLate,
  intentClosed,
  intentKept,
  intentLost,
  intentNotFound,
  intentStarted,
  intentsHeard,
  selectIntents,
} from '../submissionSlice';
import { usePendingIntent } from './usePendingIntent';
import { usePoll } from './usePoll';

const pace = { firstMs: 2000, maxMs: 30_000 };
/** Another tab or screen has settled the intent, so the gateway now knows the outcome. */
const settledPace = { firstMs: 100, maxMs: 30_000 };

type Phase = 'idle' | 'sending' | 'resending';

/**
 * Sends intents of a kind, each under its own key and in one request, however often the player taps. After a lost reply the outcome is
 * unknown: the hook asks the gateway by the key, or searches as the kind does where there are no keys, and only the player can send it again.
 */
export function useSubmission<Content, Value, Secret = string>(
  described: SubmissionKind<Content, Value, Secret>,
  { player, onAccepted, leavesScreen = false }: SubmissionOptions<Content, Value>,
): Submission<Content, Value, Secret> {
  const { kind, isKeyless, isSearched } = useSearchedKind(described);
  const { dispatch, getState } = useStore<WithSubmissions>();
  const sendThunk = dispatch as SubmissionDispatch;
  const known = usePendingIntent(kind, player);
  const [phase, setPhase] = useState<Phase>('idle');
  const [outcome, setOutcome] = useState<Outcome<Value>>({ state: 'idle' });
  /** The intent that was accepted last. Its panel may stay until the next screen is rendered, and is not polled any more. */
  const [acceptedKey, setAcceptedKey] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const [last, setLast] = useState(known);
  // While the hook sends its own intent, one of another tab does not take its place. One that is sent again stays as it was described.
  const latest = (phase === 'idle' ? known : undefined) ?? ofPlayer(last, player);
  if (latest !== last) setLast(latest);
  const intent = known ?? last;
  const pending = phase === 'sending' ? undefined : latest;
  // Another tab, or a screen that the player has left, has settled it. The form returns only if the gateway does not know the key.
  const isSettledElsewhere = phase === 'idle' && !known && last !== undefined;

  useForgetOnReconnect(errorOf(outcome), () => setOutcome({ state: 'idle' }));

  const underWay = () => selectIntents(getState(), player).filter((other) => other.kind === kind.kind);

  function close({ key }: Intent, result: Outcome<Value>): Outcome<Value> {
    dispatch(intentClosed(key));
    if (result.state === 'accepted') setAcceptedKey(key);
    setOutcome(result);
    return result;
  }

  function refresh(): void {
    if (kind.refreshes) dispatch(api.util.invalidateTags(kind.refreshes));
  }

  async function ask(): Promise<void> {
    if (!pending || pending.key === acceptedKey) return;
    setChecking(true);
    const { data, error } = await kind.find(sendThunk, pending.key, pending.content);
    setChecking(false);
    if (error !== undefined || data === undefined) return;
    if (data !== null) {
      refresh();
      onAccepted?.(data, pending);
      close(pending, { state: 'accepted', value: data });
      if (!leavesScreen) startTransition(() => setLast(undefined));
    } else if (isSettledElsewhere) setLast(undefined);
    else if (isReplyWindowOver(pending, Date.now(), kind.replyWindowMs)) {
      if (kind.isResendable === false) discard();
      else dispatch(intentNotFound(pending.key));
    }
  }
  // Checks could overlap: the poll restarts when another tab settles the intent, and the player can tap "Check now".
  const check = useOneAtATime(ask);
  const isOpen = pending !== undefined && phase === 'idle' && pending.key !== acceptedKey;
  usePoll(check, isOpen && (isSettledElsewhere || known?.state !== 'absent'), isSettledElsewhere ? settledPace : pace);

  function discard(): void {
    setLast(undefined);
    if (intent) dispatch(intentClosed(intent.key));
  }

  async function transmit(as: 'sending' | 'resending', intended: Intent<Content>, secret: Secret): Promise<Outcome<Value>> {
    // Checked before sending; if the connection breaks later, the outcome is unknown.
    if (navigator.onLine === false) {
      const result: Outcome<Value> = { state: 'refused', error: { kind: 'offline' } };
      setOutcome(result);
      return result;
    }
    setOutcome({ state: 'idle' });
    setPhase(as);
    let sent: Intent<Content> = { ...intended, startedAt: Date.now() };
    if (kind.prepare && as === 'sending') sent.isUnsent = true;
    dispatch(intentStarted(sent));
    // True once the session has ended, or another screen has found the outcome.
    const isOver = () => underWay().every(({ key }) => key !== sent.key);
    if (kind.prepare) {
      const { found, content, error } = await complete(as, intended);
      if (isOver()) return notSent(as, intended, error);
      if (found !== undefined) {
        refresh();
        return accept(intended, found);
      }
      if (content === undefined) return notSent(as, intended, error);
      sent = { ...sent, content, isUnsent: undefined };
      dispatch(intentStarted(sent));
    }
    const { data, error } = await withoutAbort(kind.send(sendThunk, { idempotencyKey: sent.key, content: sent.content, secret }));
    if (wasNotSent(error)) return notSent(as, intended, error);
    if (!isOver() && error === undefined) return accept(sent, data as Value);
    setLast(undefined);
    setPhase('idle');
    if (isOver()) {
      dispatch(intentAnsweredLate({ key: sent.key, outcome: lateOutcome(error) }));
      return { state: 'idle' };
    }
    if (!mayHaveHappened(error)) return close(sent, { state: 'refused', error });
    dispatch(intentLost(sent.key));
    return { state: 'unknown' };
  }

  /**
   * Completes the content, or returns what the former attempt has made: it may have appeared late, and a preparation now would count it among
   * what was there before.
   */
  async function complete(
    as: 'sending' | 'resending',
    { key, content }: Intent<Content>,
  ): Promise<{ found?: Value | undefined; content?: Content | undefined; error?: unknown }> {
    if (as === 'resending') {
      const { data: found, error } = await kind.find(sendThunk, key, content);
      if (found !== null) return { found, error };
    }
    const { data, error } = (await kind.prepare?.(sendThunk, content)) ?? { data: content };
    return { content: data, error };
  }

  function accept(accepted: Intent<Content>, value: Value): Outcome<Value> {
    setLast(undefined);
    onAccepted?.(value, accepted);
    // The transition ends together with the navigation that `onAccepted` starts. Until then the form is busy, so that further taps send
    // nothing. A player who goes back before the next screen is rendered finds the form idle.
    if (!leavesScreen) startTransition(() => setPhase('idle'));
    return close(accepted, { state: 'accepted', value });
  }

  /**
   * The preparation failed, or the connection was lost before the request left. Only a first attempt is closed: an earlier one may still have
   * arrived, so the intent stays as it was and can be found.
   */
  function notSent(as: 'sending' | 'resending', intended: Intent<Content>, error: unknown): Outcome<Value> {
    setPhase('idle');
    setLast(undefined);
    if (underWay().every(({ key }) => key !== intended.key)) {
      dispatch(intentAnsweredLate({ key: intended.key, outcome: as === 'sending' ? 'refused' : 'unknown' }));
      return { state: 'idle' };
    }
    const result: Outcome<Value> = { state: 'refused', error };
    if (as === 'sending') return close(intended, result);
    dispatch(intentKept(intended));
    setOutcome(result);
    return result;
  }

  async function send(content: Content, ...[secret = '' as Secret]: SecretArgument<Secret>): Promise<Outcome<Value>> {
    // Another tab may just have sent an intent. Read the store, not the rendered state, because taps can be faster than a render.
    dispatch(intentsHeard(readIntents()));
    if (underWay().length > 0) return { state: 'unknown' };
    return transmit('sending', newIntent({ kind: kind.kind, player, content }), secret);
  }

  async function resend(...[secret = '' as Secret]: SecretArgument<Secret>): Promise<Outcome<Value>> {
    if (!pending || underWay().some(({ state }) => state === 'sending')) return { state: 'unknown' };
    return transmit('resending', pending, secret);
  }

  return {
    ...describe({ phase, pending, outcome }, isKeyless),
    intent,
    pending,
    isSearched,
    isChecking,
    send,
    resend,
    check,
    discard,
    reset: () => setOutcome({ state: 'idle' }),
  };
}

function ofPlayer<Content>(intent: Intent<Content> | undefined, player: string): Intent<Content> | undefined {
  return intent?.player === player ? intent : undefined;
}

function errorOf(outcome: Outcome<unknown>): unknown {
  return outcome.state === 'refused' ? outcome.error : undefined;
}

type Described<Content, Value> = { phase: Phase; pending: Intent<Content> | undefined; outcome: Outcome<Value> };

function describe<Content, Value>({ phase, pending, outcome }: Described<Content, Value>, isKeyless: boolean) {
  const settled = pending ? 'unknown' : outcome.state;
  return {
    state: phase === 'idle' ? settled : 'sending',
    isAbsent: pending?.state === 'absent' || phase === 'resending',
    isRisky: isKeyless && pending !== undefined && pending.isUnsent !== true,
    value: outcome.state === 'accepted' ? outcome.value : undefined,
    error: errorOf(outcome),
  } as const;
}

/**
 * A reset of the query cache, such as the one at a logout, aborts the calls that are on their way. A submission goes on, so that its outcome
 * can be told.
 */
function withoutAbort<Reply extends PromiseLike<unknown>>(reply: Reply): Reply {
  return Object.assign(reply, { abort: () => undefined });
}

/** Returns a function that runs the task once at a time: a call during a run waits for that run and starts no other. */
function useOneAtATime(task: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return async () => {
    await (running.current ??= task().finally(() => (running.current = undefined)));
  };
}
