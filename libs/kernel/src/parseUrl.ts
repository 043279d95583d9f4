/** The address that a text spells, or `undefined` if it spells none. Not `URL.canParse`: Chrome has it since 120, Safari since 17. */
export function parseUrl(raw: string, base?: string): URL | undefined {
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}
