import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wireLibraries } from '../../tools/workspaces.mjs';

/**
 * Reads the gateway's contract from the libraries: each call with its name, library and comment, and the named schemas. Needs a TypeScript
 * loader (`node --import tsx`).
 */
export async function readCalls(root) {
  const calls = new Map();
  const schemas = new Map();
  const comments = new Map();
  const libraries = wireLibraries(root).map(({ folder }) => folder);
  for (const { library, file } of libraries.flatMap((folder) => wireFiles(root, folder))) {
    noteComments(readFileSync(file, 'utf8'), library, comments);
    for (const [name, value] of Object.entries(await import(file))) {
      if (isSchema(value)) schemas.set(value, name);
      if (!isGroup(value)) continue;
      for (const [call, { method, path, ...rest }] of Object.entries(value)) {
        const known = calls.get(`${method} ${path}`);
        // Two libraries may describe the same reply; the description with more fields is used.
        if (!known || width(rest) > width(known)) calls.set(`${method} ${path}`, { name: call, library, method, path, ...rest });
      }
    }
  }
  const sorted = [...calls.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  for (const call of sorted) {
    call.comment = comments.get(`${call.library} ${call.name}`);
    if (!call.comment?.includes('.')) throw new Error(`${call.name} (libs/${call.library}): write a sentence above the call.`);
    // A value that several calls return is named after the first.
    const isShared = call.value.entries && sorted.some(({ name, value }) => name !== call.name && value === call.value);
    if (isShared && !schemas.has(call.value)) schemas.set(call.value, call.name.replace(/^(get|create|set|send|answer)(?=[A-Z])/, ''));
  }
  return { calls: sorted, schemas };
}

function wireFiles(root, folder) {
  const source = join(root, folder, 'src/wire');
  const files = readdirSync(source).filter((file) => file.endsWith('.ts'));
  return files.sort().map((file) => ({ library: basename(folder), file: join(source, file) }));
}

function isSchema(value) {
  return value?.kind === 'schema';
}

/** True for an object whose members are all calls. */
function isGroup(value) {
  return typeof value === 'object' && value !== null && Object.values(value).every((call) => call?.method && call.path);
}

function width({ value }) {
  return Object.keys(value.entries ?? {}).length;
}

function order({ path, method }) {
  return `${path} ${['GET', 'POST', 'PUT', 'DELETE'].indexOf(method)}`;
}

function noteComments(text, library, comments) {
  for (const [, comment, name] of text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): wireCall\(/g))
    comments.set(`${library} ${name}`, comment.replace(/\s*\n\s*\*\s?/g, ' ').trim());
}
