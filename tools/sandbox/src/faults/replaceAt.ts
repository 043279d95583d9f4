/**
 * Returns a copy of `value` with `replacement` at the dotted path, e.g. "content.0.stake"; without a path, returns the
 * replacement itself.
 */
export function replaceAt(value: unknown, path: string | undefined, replacement: unknown): unknown {
  if (!path) return replacement;
  const [head = '', ...rest] = path.split('.');
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === head ? replaceAt(item, rest.join('.'), replacement) : item));
  const fields = typeof value === 'object' && value !== null ? value : {};
  const present = Object.entries(fields).find(([name]) => name === head)?.[1];
  return { ...fields, [head]: replaceAt(present, rest.join('.'), replacement) };
}
