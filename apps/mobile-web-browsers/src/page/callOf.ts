export type Json = string | number | boolean | object | undefined;

/** A function and its arguments as an expression: it runs in the page, where nothing around the function is. */
export function callOf<Args extends Json[]>(run: (...args: Args) => unknown, ...args: Args): string {
  // The compiler calls `__name` to keep the names of functions.
  return `((__name) => (${run})(...${JSON.stringify(args)}))((made) => made)`;
}
