/** The only part of i18next that `react-i18next` imports. It is for keys that are functions; the app has none. */
export function keyFromSelector(): never {
  throw new TypeError('a key is a text');
}
