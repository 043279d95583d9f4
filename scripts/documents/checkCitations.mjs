import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../projectFiles.mjs';

const cited =
  /\b(spec(?:ification)?|product(?: decisions?)?|reliability),?[\s*/]+(?:sections? )?(\d+(?:\.\d+)*|[A-Z]\d+\b)(?:(?: and | to )(\d+(?:\.\d+)*)\b(?! [a-z]))?/gi;

/** Checks that every section cited in sources and documents exists: `specification 4`, `product 4.21`, `reliability A4`. */
export function checkCitations(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const headings = (file) => new Set([...read(file).matchAll(/^#+ (\d+(?:\.\d+)*)/gm)].map(([, number]) => number));
  const faults = new Set([...read('docs/reliability.md').matchAll(/\b[A-Z]\d+\b/g)].map(([name]) => name));
  const sections = { s: headings('docs/specification.md'), p: headings('docs/product.md'), r: faults };

  const files = projectFiles(root).filter((file) => /\.(tsx?|[cm]?js|css|md)$/.test(file));
  return files.flatMap((file) =>
    [...read(file).matchAll(cited)].flatMap(([, document, ...numbers]) =>
      numbers
        .filter((number) => number && !sections[document[0].toLowerCase()].has(number))
        .map((number) => `${file}: there is no section ${number} of ${document.toLowerCase()}`),
    ),
  );
}
