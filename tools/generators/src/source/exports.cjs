const { editFile } = require('./editFile.cjs');

/** Exports a name from an index file, whose lines are sorted by module. */
function addExport(text, { name, from }) {
  const line = `export { ${name} } from '${from}';`;
  const lines = text.trim().split('\n');
  const moduleOf = (existing) => existing.replace(/^.* from /, '').toLowerCase();
  if (lines.some((existing) => moduleOf(existing) === moduleOf(line))) return text;
  const next = lines.findIndex((existing) => existing.startsWith('export ') && moduleOf(existing) > moduleOf(line));
  lines.splice(next < 0 ? lines.length : next, 0, line);
  return `${lines.join('\n')}\n`;
}

/** Adds a name to the list in the test of a library's public surface: an array, or an inline snapshot with a name on each line. */
function addToSurface(tree, library, name) {
  const file = `libs/${library}/src/index.test.ts`;
  const list = /(toEqual\(|toMatchInlineSnapshot\(`\n)( *)\[([^\]]*)\]/;
  editFile(tree, file, (text) => {
    if (!list.test(text)) throw new Error(`${file} holds no list of the exported names.`);
    return text.replace(list, (_, head, indent, inner) => {
      const known = [...inner.matchAll(/['"](\w+)['"]/g)].map(([, each]) => each);
      const names = [...new Set([...known, name])].sort();
      if (head === 'toEqual(') return `${head}[${names.map((each) => `'${each}'`).join(', ')}]`;
      return `${head}${indent}[\n${names.map((each) => `${indent}  "${each}",\n`).join('')}${indent}]`;
    });
  });
}

module.exports = { addExport, addToSurface };
