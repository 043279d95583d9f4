/**
 * A JSON Schema for the app's server, which refuses names that are not described.
 * @param {unknown} value A schema, or a part of one.
 */
export function closed(value) {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== 'default' && !(name === 'required' && part.length === 0))
      .map(([name, part]) => [name, closed(part)]),
  );
  const isClosed = value.type === 'object' && !value.additionalProperties;
  return isClosed ? { ...parts, additionalProperties: false } : parts;
}
