/** Parses a URL; `undefined` if the text is not one. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(raw: string, base?: string): URL | undefined {
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}
