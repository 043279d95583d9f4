const WIDTH = 140;

/** Formats JSON for people: a value that fits on one line stays on one line. */
export function layOut(value, indent = '') {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length * 1.1 < WIDTH) return spaced(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((part) => layOut(part, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${layOut(part, deeper)}`);
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${spaced(part)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
