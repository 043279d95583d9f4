/** Adds the type to every constant and enumeration of a document. Mock servers and generators of clients need it. */
export function typeConstants(value) {
  if (Array.isArray(value)) return value.map(typeConstants);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeConstants(part)]));
  const types = parts.type ? [] : typesOf(parts);
  return types.length > 0 ? { type: types.length > 1 ? types : types[0], ...parts } : parts;
}

function typesOf(schema) {
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  const types = values.map((value) => (value === null ? 'null' : typeof value));
  return [...new Set(types)].filter((type) => ['string', 'number', 'boolean', 'null'].includes(type));
}
