/**
 * Whether somebody is among the share of players for whom a flag is on. The answer for a flag and an id is always the same, and those who are in stay in
 * when the share is raised. Each flag draws anew, so that not the same players try everything.
 * @param share From 0 (nobody) to 100 (everybody), in steps of a hundredth.
 */
export function isInShare(flag: string, id: string, share: number): boolean {
  return placeOf(`${flag}/${id}`) < share * 100;
}

/** A place from 0 to 9999. FNV-1a, with the last steps of MurmurHash3: alone it leaves names that differ in their end close together. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000;
}
