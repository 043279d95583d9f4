const { join } = require('node:path');
const { formatFiles, generateFiles } = require('@nx/devkit');

const folder = 'docs/adr';

/** Writes the next decision record from the template. Does nothing if there is a record with this title. */
async function adr(tree, { title }) {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new Error('The title needs words that say what is decided.');
  const records = tree.children(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
  if (records.some((name) => name.slice('0000-'.length) === `${slug}.md`)) return;
  const last = Math.max(0, ...records.map((name) => Number(name.slice(0, 4))));
  const number = String(last + 1).padStart(4, '0');
  const Title = title[0].toUpperCase() + title.slice(1);
  generateFiles(tree, join(__dirname, 'files'), folder, { tmpl: '', number, slug, Title });
  await formatFiles(tree);
}

module.exports = { adr };
