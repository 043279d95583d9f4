export type Json = string | number | boolean | object | undefined;

/** The source of a function call, to be evaluated in the page. */
export function callOf<Args extends Json[]>(run: (...args: Args) => unknown, ...args: Args): string {
  // The compiler adds calls of `__name`, which keep the names of functions.
  return `((__name) => (${run})(...${JSON.stringify(args)}))((made) => made)`;
}
