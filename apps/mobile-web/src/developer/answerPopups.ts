import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const TERMS = 'agreeTerms';
const POPUPS = 'popupsSeen';
const CHOICE = 'developer.answersPopups';

/** The developer's choice, which is kept; at first the panel answers. */
export function readAnswers(): boolean {
  return readStored('local', CHOICE, v.boolean()) ?? true;
}

export function writeAnswers(answers: boolean): void {
  writeStored('local', CHOICE, answers);
}

/** Answers the terms and the merchant's pop-ups, which would otherwise cover home after each login. */
export function answerPopups(popups: readonly { id: string }[] = []): void {
  writeStored('local', TERMS, '9999-12-31');
  const ids = popups.map(({ id }) => id);
  writeStored('session', POPUPS, ids);
}

/** Lets the terms and the pop-ups open again. */
export function forgetAnswers(): void {
  removeStored('local', TERMS);
  writeStored('session', POPUPS, []);
}
