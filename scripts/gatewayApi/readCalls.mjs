import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the gateway's contract from the libraries: each call with its name, library and comment, and the named schemas. Needs a TypeScript
 * loader (`node --import tsx`).
 */
export async function readCalls(libraries) {
  const calls = new Map();
  const schemas = new Map();
  const comments = new Map();
  for (const file of readdirSync(libraries, { recursive: true, encoding: 'utf8' }).filter(isWire).sort()) {
    const [library] = file.split('/');
    noteComments(readFileSync(join(libraries, file), 'utf8'), library, comments);
    for (const [name, value] of Object.entries(await import(join(libraries, file)))) {
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
    // A value that several calls return is named after the first.
    const isShared = call.value.entries && sorted.some(({ name, value }) => name !== call.name && value === call.value);
    if (isShared && !schemas.has(call.value)) schemas.set(call.value, call.name.replace(/^(get|create|set|send|answer)(?=[A-Z])/, ''));
  }
  return { calls: sorted, schemas };
}

function isWire(file) {
  return /^[\w-]+\/src\/wire(\/\w+)?\.ts$/.test(file) && !file.endsWith('.test.ts');
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
