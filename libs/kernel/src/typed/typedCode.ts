import { plainText, type Reading } from './typedDigits';

/** `format`: there is no code. `several`: more than one run of digits may be the code. */
export type CodeRefusal = 'empty' | 'format' | 'several';

/** No message with a code is longer. To search a longer text for one would take seconds. */
const MAX_MESSAGE = 2000;

const isCode = (digits: string) => /^\d{4,10}$/.test(digits);

/** The field holds a code and nothing else: "123456", "123 456", "12-34-56", "G-123456". */
const CODE_ALONE = /^(?:[a-z]{1,3}-)?(\d+(?:[ -]+\d+)*)$/i;

/** What has digits in a message and is no code: an amount, a phone number, a time or a date, a word, or a number beside a Burmese letter that looks like a digit: wa may be a zero of the code. */
const NO_CODES =
  /\p{Sc} ?[\d.,]+|\+ ?\d[\d ()-]*|\d+(?:[.,:/]\d+)+|[\p{Script=Latin}\d_]*[\p{Script=Latin}_][\p{Script=Latin}\d_]*|\d[\d -]*ဝ[\dဝရ -]*|ဝ+\d[\dဝရ -]*|\d+ရ[\dဝရ]*(?!\p{Script=Myanmar})/gu;

/**
 * Reads a one-time code: "123456", "123 456", "G-123456", or the whole message in which it came. It is the only run of 4 to 10 digits, which
 * may be repeated; of two different runs none is taken.
 */
export function typedCode(typed: string): Reading<string, CodeRefusal> {
  const text = plainText(typed).trim();
  if (text === '') return { problem: 'empty' };
  if (text.length > MAX_MESSAGE) return { problem: 'format' };
  const alone = CODE_ALONE.exec(text)?.[1];
  const codes = alone === undefined ? codesIn(text) : codesOf(alone, (groups) => groups.filter(isCode).length < 2);
  const [code, another] = new Set(codes.filter(isCode));
  if (another !== undefined) return { problem: 'several' };
  return code === undefined ? { problem: 'format' } : { value: code };
}

/** The codes that a message may mean. Groups of three belong together; of other groups side by side each may be one. */
function codesIn(message: string): string[] {
  const runs = message.replace(NO_CODES, '…').match(/\d+(?:[ -]+\d+)*/g) ?? [];
  return runs.flatMap((run) => codesOf(run, (groups) => groups.every(({ length }) => length === 3)));
}

/** The codes that groups of digits may mean: all groups together, or one of them. */
function codesOf(run: string, isOne: (groups: string[]) => boolean): string[] {
  const groups = run.split(/[ -]+/);
  const whole = groups.join('');
  return isOne(groups) ? [whole] : [whole, ...groups];
}
