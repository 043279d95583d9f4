import type { Answer } from './knock';

export type FoundCookie = { name: string; answer: Answer };

/** Replies after which a gateway looks for its cookie again: a captcha, a login, whatever opens a session. */
const BINDING = /captcha|login|session|register|verification/i;

/** Finds the cookies that a gateway binds a captcha or a login to. */
export function findCookies(answers: readonly Answer[]): FoundCookie[] {
  const found = answers
    .filter(({ path }) => BINDING.test(path))
    .flatMap((answer) => answer.headers.getSetCookie().map((line) => ({ name: line.split('=')[0]?.trim() ?? '', answer })));
  return found.filter(({ name }, index) => name !== '' && found.findIndex((other) => other.name === name) === index);
}
