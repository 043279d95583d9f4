import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

const key = 'games.searches';
const mostKept = 8;
const longest = 60;

/** The player's recent searches, latest first. */
export function readSearches(): string[] {
  return readStored('local', key, v.array(v.pipe(v.string(), v.maxLength(longest)))) ?? [];
}

/** Adds a search to the front, without duplicates, and drops the oldest beyond the maximum. */
export function rememberSearch(text: string): string[] {
  const kept = text.trim().slice(0, longest);
  if (!kept) return readSearches();
  const others = readSearches().filter((other) => other.toLocaleLowerCase() !== kept.toLocaleLowerCase());
  const searches = [kept, ...others].slice(0, mostKept);
  writeStored('local', key, searches);
  return searches;
}

/** Called on logout, so that the next player on this phone does not see them. */
export function forgetSearches(): void {
  removeStored('local', key);
}
