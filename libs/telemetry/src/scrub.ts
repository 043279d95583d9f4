import { parseUrl } from '@parlour/kernel';

const MAX_LENGTH = 200;
const MAX_WORD = 24;
const MAX_PLACES = 6;
const quoted = /(["'`])[^"'`]*\1|“[^”]*”|‘[^’]*’/g;
/** Latin words and punctuation: no digits, no @, no names in other scripts. */
const plain = /^[a-z_$()[\]{}.,:;!?…<>=+*-]*$/i;
const address = /[a-z][a-z\d+.-]*:\/\/[^\s"'<>]*/gi;

/**
 * Scrubs an error message: removes quoted text, text with digits, text as long as a token, and the `secrets` (the player's name
 * and token). Of addresses only the names of our own files stay.
 */
export function scrubMessage(text: string, secrets: readonly string[]): string {
  const files: string[] = [];
  let said = text.slice(0, 10 * MAX_LENGTH).replace(address, (found) => {
    files.push(fileOf(found) ?? 'elsewhere');
    return '<>';
  });
  for (const secret of secrets) said = said.replaceAll(new RegExp(escape(secret), 'gi'), '…');
  return said
    .replace(quoted, '…')
    .split(/\s+/)
    .map((word) => (word.length <= MAX_WORD && plain.test(word) ? word : '…'))
    .join(' ')
    .replace(/<>/g, () => files.shift() ?? '')
    .slice(0, MAX_LENGTH);
}

/** The origin of an error: our own files, as `file:line:column`, without queries. Undefined if none of them is ours. */
export function scrubStack(stack: string): string[] | undefined {
  const places = [...stack.matchAll(/([a-z][a-z\d+.-]*:\/\/[^\s()]+?):(\d+):(\d+)/gi)].map(([, url = '', line, column]) => {
    const file = fileOf(url);
    return file && `${file}:${line}:${column}`;
  });
  const ours = places.filter((place) => place !== undefined);
  return places.length > 0 && ours.length === 0 ? undefined : ours.slice(0, MAX_PLACES);
}

/** Returns the name of a built file, or `document`; undefined for a file of another origin, for example a browser extension. */
function fileOf(url: string): string | undefined {
  const parsed = parseUrl(url);
  if (parsed?.origin !== window.location.origin) return undefined;
  return /^\/m\/assets\/([\w.-]+)$/.exec(parsed.pathname)?.[1] ?? 'document';
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
