import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../../tools/workspaces.mjs';
import { projectFiles } from '../projectFiles.mjs';

/** Compares the README of each feature with its code: every export and every tag is named, and every offered name is exported. */
export function checkReadmes(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const features = workspaces(root).filter(({ tags }) => tags.includes('type:feature'));
  return features.flatMap(({ folder }) => {
    const readme = read(`${folder}/README.md`).replace(/```mermaid[\s\S]*?```/, '');
    const named = new Set([...readme.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code.match(/\w+/g) ?? []));
    const index = read(`${folder}/src/index.ts`);
    const exported = [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.split(',').map((name) => name.trim()));
    const sources = projectFiles(root, `${folder}/src/*.ts`, `${folder}/src/*.tsx`).filter((file) => !/\.(test|stories)\./.test(file));
    const missing = [...exported.filter((name) => !name.startsWith('type ')), ...tagsOf(sources.map(read).join('\n'))];
    const invented = offersOf(readme).filter((name) => !index.includes(name));
    return [
      ...missing.filter((name) => !named.has(name)).map((name) => `${folder}/README.md: it does not name ${name}`),
      ...invented.map((name) => `${folder}/README.md: it offers ${name}, which src/index.ts does not export`),
    ];
  });
}

/** The tags that queries provide and mutations or listeners make stale. */
function tagsOf(text) {
  const lists = text.matchAll(/(?:providesTags:|invalidatesTags:|invalidateTags\()[^[;]*(\[[^\]]*\](?: : \[[^\]]*\])?)/g);
  return new Set([...lists].flatMap(([, list]) => [...list.matchAll(/'([A-Z]\w*)'/g)].map(([, tag]) => tag)));
}

/** The names at the start of a row or an item below "What it offers". */
function offersOf(readme) {
  const [section = ''] = /## What it offers[\s\S]*?(?=\n## |$)/.exec(readme) ?? [];
  const heads = section.matchAll(/^(?:- |\| )(`[^`]+`(?:, `[^`]+`)*)/gm);
  return [...heads].flatMap(([, names]) => [...names.matchAll(/`(\w+)/g)].map(([, name]) => name));
}
