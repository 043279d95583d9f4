import type { Call, Contract } from '../contract/readContract';
import { createKnownValues } from '../contract/knownValues';
import { sampleInputs, usualWords } from '../contract/sampleInputs';
import type { Settings } from '../settings';
import type { Dialect, Guess, TokenStyle } from './Guess';
import { type EnvelopeShape, codeIn, contractShape, shapeOf } from './envelopeShape';
import { cookieGuess, envelopeGuess, headerGuess, methodGuess, pathGuess, staleGuess, tokenGuess } from './describeGuesses';
import { type FoundCookie, findCookies } from './findCookies';
import { type FoundHeaders, findHeaders } from './findHeaders';
import { findStale, findToken, tokenHeader } from './findToken';
import { findValues } from './findValues';
import { type Answer, createKnocker } from './knock';
import { openSession } from './openSession';
import { prefixesIn } from './prefixes';
import { askAgain, recogniseCalls, recogniseShapes } from './recogniseCalls';
import { refusalsOf } from './refusalsOf';

/** Guesses in which words a gateway speaks; sends only what changes nothing, and at most two logins of the member. */
export async function guessGateway(settings: Settings, contract: Contract): Promise<Dialect> {
  const { merchant, language, paths } = settings;
  const knock = createKnocker(settings);
  const known = createKnownValues();
  const words = { ...usualWords({ ...settings, origin: settings.origin ?? settings.gateway }), ...settings.values };
  const inputOf = (call: Call) => {
    const samples = sampleInputs(call, words, known);
    return { ...('inputs' in samples ? samples.inputs[0] : {}), ...(call.public && { merchant, language }) };
  };
  const prefixes = prefixesIn(paths, contract.calls);
  const found = await findHeaders(knock, contract.calls, { site: { merchant, language }, inputOf, prefixes });
  const names = found.headers ?? { merchant: 'Merchant', language: 'Language' };
  const headers = { [names.merchant]: merchant, [names.language]: language };
  const first = { knock, headers, inputOf, learn: known.learn, shape: shapeOf(found.answers) ?? contractShape };

  const met = await recogniseCalls(contract.calls, prefixes, first);
  const answers = [...found.answers, ...met.map(({ answer }) => answer)];
  const needs = { ...first, shape: shapeOf(answers) ?? contractShape };
  const session = await openSession(settings, { ...needs, calls: met });
  const token = session.token === undefined ? undefined : await findToken(session.token, { ...needs, calls: met });
  const asPlayer = token && session.token !== undefined ? tokenHeader(token.style, session.token) : undefined;
  const again = await askAgain(met, asPlayer, needs);
  const open = contract.calls.filter((call) => !met.some((other) => other.call === call));
  const calls = [...again, ...(await recogniseShapes(open, paths, { token: asPlayer, needs }))];

  const told = {
    site: found,
    envelope: isContract(needs.shape) ? undefined : needs.shape,
    token: token && isOther(token.style) ? token : undefined,
    stale: await findStale({ ...needs, calls }),
    cookies: findCookies([...answers, ...session.answers]),
  };
  const guesses = [
    ...guessesOf(told, answers),
    methodGuess(calls),
    pathGuess(calls, { prefixes, all: contract.calls, asked: found.answers }),
    ...findValues(calls, needs.shape),
  ];
  return {
    guesses: guesses.filter((guess): guess is Guess => guess !== undefined),
    headers: found.headers,
    token: told.token?.style,
    envelope: told.envelope,
    cookies: told.cookies.map(({ name }) => name),
    refusals: refusalsOf(answers.map(({ status, body }) => ({ status, code: codeIn(needs.shape, body) }))),
    prefixes,
    calls,
  };
}

type Told = {
  site: FoundHeaders;
  envelope: EnvelopeShape | undefined;
  token: Parameters<typeof tokenGuess>[0] | undefined;
  stale: Answer | undefined;
  cookies: FoundCookie[];
};

/** Guesses that hold for all calls; they come first. */
function guessesOf({ site, envelope, token, stale, cookies }: Told, answers: readonly Answer[]): (Guess | undefined)[] {
  return [
    site.headers && headerGuess(site.headers, site.evidence),
    envelope && envelopeGuess(envelope, answers),
    token && tokenGuess(token),
    stale && staleGuess(stale),
    cookies.length > 0 ? cookieGuess(cookies) : undefined,
  ];
}

function isOther({ header, isBare }: TokenStyle): boolean {
  return isBare || header !== 'Authorization';
}

/** Whether success, value and code stand where the contract has them. */
function isContract({ told, value = 'value', code = ['code'] }: EnvelopeShape): boolean {
  return told?.field === 'success' && value === 'value' && code.join() === 'code';
}
