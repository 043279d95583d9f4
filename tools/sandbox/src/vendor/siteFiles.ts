import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transformSync } from '@swc/core';

const folder = join(import.meta.dirname, 'site');
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

export type SiteFile = { type: string; body: string };

/**
 * Files of the vendor's pages by name. Types are stripped from scripts, which are requested without an extension, as in their
 * imports.
 */
export function readSiteFiles(): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name): [string, SiteFile][] => {
      const ending = extname(name);
      const type = types[ending];
      if (type) return [[name, { type, body: readFileSync(join(folder, name), 'utf8') }]];
      return ending === '.ts'
        ? [[name.slice(0, -ending.length), { type: 'text/javascript; charset=utf-8', body: stripTypes(join(folder, name)) }]]
        : [];
    }),
  );
}

function stripTypes(file: string): string {
  const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' }, swcrc: false } as const;
  return transformSync(readFileSync(file, 'utf8'), options).code;
}
