const { editFile } = require('./editFile.cjs');

/** Names something in a section of a library's README: in a new row of its table, or else in a new item. What is named there stays as it is. */
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

/** An item of several lines goes on with indented ones. */
function withItem(lines, item) {
  const last = lines.findLastIndex((line) => line.startsWith('- '));
  if (last < 0) return [...lines, '', item];
  const next = lines.findIndex((line, index) => index > last && !line.startsWith(' '));
  return lines.toSpliced(next < 0 ? lines.length : next, 0, item);
}

module.exports = { addToReadme };
