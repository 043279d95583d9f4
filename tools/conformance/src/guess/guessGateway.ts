import type { Call } from '../contract/readContract';
import { createKnownValues } from '../contract/knownValues';
import { sampleInputs, usualWords } from '../contract/sampleInputs';
import type { Settings } from '../settings';
import type { Dialect, Guess, TokenStyle } from './Guess';
import { type EnvelopeShape, codeIn, contractShape, shapeOf } from './envelopeShape';
import { cookieGuess, envelopeGuess, headerGuess, methodGuess, pathGuess, staleGuess, tokenGuess } from './describeGuesses';
import { findCookies } from './findCookies';
import { findHeaders } from './findHeaders';
import { findStale, findToken } from './findToken';
import { findValues } from './findValues';
import { createKnocker } from './knock';
import { openSession } from './openSession';
import { type Recognised, recogniseCalls } from './recogniseCalls';
import { refusalsOf } from './refusalsOf';

/** Guesses in which words a gateway speaks; sends only what changes nothing, and at most two logins of the member. */
export async function guessGateway(settings: Settings, calls: readonly Call[]): Promise<Dialect> {
  const knock = createKnocker(settings);
  const site = { merchant: settings.merchant, language: settings.language };
  const words = { ...usualWords({ ...settings, origin: settings.origin ?? settings.gateway }), ...settings.values };
  const known = createKnownValues();
  const inputOf = (call: Call) => {
    const samples = sampleInputs(call, words, known);
    return { ...('inputs' in samples ? samples.inputs[0] : {}), ...(call.public && site) };
  };
  const found = await findHeaders(knock, calls, { site, inputOf });
  const own = found.headers ? { [found.headers.merchant]: site.merchant, [found.headers.language]: site.language } : contractHeaders(site);
  const shape = shapeOf(found.answers) ?? contractShape;
  const recognised = await recogniseCalls(calls, { knock, shape, headers: own, inputOf, paths: settings.paths });
  const envelope = shapeOf([...found.answers, ...recognised.map(({ answer }) => answer)]) ?? contractShape;
  const needs = { knock, shape: envelope, headers: own, calls: recognised };
  const session = await openSession(settings, needs);
  const token = session.token === undefined ? undefined : await findToken(session.token, needs);
  const cookies = findCookies([...recognised.map(({ answer }) => answer), ...session.answers]);
  const stale = await findStale(needs);
  const isOwn = isContract(envelope, recognised);
  const guesses = [
    found.headers && headerGuess(found.headers, found.evidence),
    isOwn ? undefined : envelopeGuess(envelope, recognised, found.answers),
    token && isOther(token.style) ? tokenGuess(token) : undefined,
    stale && staleGuess(stale),
    cookies.length > 0 ? cookieGuess(cookies) : undefined,
    methodGuess(recognised),
    pathGuess(recognised, calls, found.answers),
    ...findValues(recognised, envelope),
  ];
  return {
    guesses: guesses.filter((guess): guess is Guess => guess !== undefined),
    headers: found.headers,
    token: token && isOther(token.style) ? token.style : undefined,
    envelope: isOwn ? undefined : envelope,
    cookies: [...new Set(cookies.map(({ name }) => name))],
    refusals: refusalsOf(recognised.map(({ answer }) => ({ status: answer.status, code: codeIn(envelope, answer.body) }))),
    calls: recognised,
  };
}

function contractHeaders({ merchant, language }: { merchant: string; language: string }): Record<string, string> {
  return { Merchant: merchant, Language: language };
}

function isOther({ header, isBare }: TokenStyle): boolean {
  return isBare || header !== 'Authorization';
}

/** Whether success, value and code stand where the contract has them. */
function isContract({ told, value, code }: EnvelopeShape, calls: readonly Recognised[]): boolean {
  if (calls.length === 0 && !told) return false;
  return told?.field === 'success' && (value ?? 'value') === 'value' && (code ?? ['code']).join() === 'code';
}
