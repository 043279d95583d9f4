import { pathTo } from './misfitText.mjs';

/** Of JSON: a text, or a sign that opens, closes or separates. Between them are blanks, numbers and words. */
const PARTS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Lists the names that stand twice in an object. JSON's reader keeps the last one, and says nothing.
 * @param {string} text JSON without faults.
 * @returns {import('./findMisfits.mjs').Problem[]}
 */
export function repeatedNames(text) {
  const problems = [];
  /** From the outermost object or list to the one that is being read. */
  const open = [];
  const parts = text.match(PARTS) ?? [];
  for (const [place, part] of parts.entries()) {
    const inner = open.at(-1);
    if (part === '{') open.push({ path: pathIn(inner), names: new Set() });
    else if (part === '[') open.push({ path: pathIn(inner), place: 0 });
    else if (part === '}' || part === ']') open.pop();
    else if (part === ',' && !inner.names) inner.place += 1;
    else if (parts[place + 1] === ':') {
      inner.name = JSON.parse(part);
      if (inner.names.has(inner.name)) problems.push({ path: pathIn(inner), text: 'is there twice' });
      inner.names.add(inner.name);
    }
  }
  return problems;
}

function pathIn(inner) {
  if (!inner) return '';
  return inner.names ? pathTo(inner.path, inner.name) : `${inner.path}[${inner.place}]`;
}
