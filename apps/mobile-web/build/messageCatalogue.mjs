import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from '../server/languages/readMessages.mjs';

/** Namespaces that are not named as their library. */
const NAMESPACES = { 'libs/api-client': 'errors', 'apps/mobile-web': 'shell' };
/** The worker knows no language of the player; its one text stays in the app's languages. */
const LEFT_OUT = ['push'];

/** @typedef {{ project: string, namespace: string, file: string, isBlocks: boolean, texts: Record<string, string> }} MessageFile */

/**
 * The English message files of all projects.
 * @param {string} root Folder of the repository.
 * @returns {MessageFile[]}
 */
export function messageFiles(root) {
  const projects = [...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`), 'apps/mobile-web'];
  return projects.flatMap((project) => {
    const folder = `${project}/src/i18n`;
    if (!existsSync(join(root, folder))) return [];
    const names = readdirSync(join(root, folder)).filter((name) => /^en\.(\w+\.)?json$/.test(name));
    return names.flatMap((name) => {
      const part = name.split('.').slice(1, -1).join();
      if (LEFT_OUT.includes(part)) return [];
      const namespace = part === 'preview' ? part : (NAMESPACES[project] ?? project.split('/').at(-1));
      const texts = Object.fromEntries(flatten(JSON.parse(readFileSync(join(root, folder, name), 'utf8'))));
      return [{ project, namespace, file: `${folder}/${name}`, isBlocks: part === '', texts }];
    });
  });
}

/**
 * The English texts, with which the server compares those of the operator's languages.
 * @param {string} root
 * @returns {import('../server/languages/openLanguages.mjs').Catalogue}
 */
export function messageCatalogue(root) {
  const catalogue = { blocks: {}, rest: {} };
  for (const { namespace, isBlocks, texts } of messageFiles(root)) {
    const part = isBlocks ? catalogue.blocks : catalogue.rest;
    part[namespace] = { ...part[namespace], ...texts };
  }
  return catalogue;
}
