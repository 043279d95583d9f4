const { editFile } = require('./editFile.cjs');

/** Adds a name to a section of a library's README, as a table row or list item. A name that is already there is left unchanged. */
function addToReadme(tree, library, { section, name, text }) {
  const file = `libs/${library}/README.md`;
  if (!tree.exists(file)) return;
  editFile(tree, file, (readme) => {
    const [all, heading, body] = new RegExp(`(## ${section}\n)([\\s\\S]*?)(?=\n## |$)`).exec(readme) ?? [];
    if (all === undefined || body.includes(name)) return readme;
    const lines = body.trimEnd().split('\n');
    const row = lines.findLastIndex((line) => line.startsWith('| '));
    if (row < 0) return readme.replace(all, () => `${heading}${withItem(lines, `- ${name}: ${text}`).join('\n')}\n`);
    return readme.replace(all, () => `${heading}${lines.toSpliced(row + 1, 0, `| ${name} | ${text} |`).join('\n')}\n`);
  });
}

/** The following lines of an item are indented. */
function withItem(lines, item) {
  const last = lines.findLastIndex((line) => line.startsWith('- '));
  if (last < 0) return [...lines, '', item];
  const next = lines.findIndex((line, index) => index > last && !line.startsWith(' '));
  return lines.toSpliced(next < 0 ? lines.length : next, 0, item);
}

module.exports = { addToReadme };
