import { paths } from '../paths';

/** Marks that chats add to a copied link. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The names and values of an address. Links are put together by hand and pass through other apps: a question mark, an ampersand and a hash stand for
 * each other, and a query may be escaped once more or lie within a value.
 */
export function pairsOf(address: string): [name: string, value: string][] {
  const [path = ''] = address.split(/[?#&]|%3f/i);
  const rest = address.slice(path.length);
  const query = rest.startsWith('%') ? rest.replace(/%3f|%26/gi, '&').replace(/%3d/gi, '=') : rest;
  const pairs = [...new URLSearchParams(query.replace(/[?#]/g, '&'))];
  const nested = pairs
    .flatMap(([name, value]) => (isSecret(value) ? [] : [name, value.split('?')[1] ?? '']))
    .filter((text) => text.includes('='));
  const all = [...pairs, ...nested.flatMap((text) => [...new URLSearchParams(text)])];
  return isSecret(path) ? [] : all.map(([name, value]) => [name.replace(/^amp;/, ''), value.replace(UNSEEN, '').trim()]);
}

/** The agent's code of a link that a friend or an agent shares, also with words around it. Undefined for another text. */
export function codeInLink(text: string): string | undefined {
  const pairs = text.split(/\s+/).flatMap(pairsOf);
  return pairs.find(([name, value]) => name === 'code' && value !== '')?.[1];
}

/** The code in the address of a social login. */
const isSecret = (address: string) => address.includes(paths.session.social);
