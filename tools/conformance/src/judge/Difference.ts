/** A difference in words. `cause` is the same text for all differences of one origin. Neither contains a value of a reply. */
export type Difference = { detail: string; cause: string };

/** Says where a difference was met. */
export function met(where: string, difference: Difference | undefined): Difference | undefined {
  return difference && { ...difference, detail: `${where}: ${difference.detail}` };
}
