import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RESERVED } from '../paths.mjs';

/** Services ask for a few lines; `ads.txt` is the longest. */
const MOST_BYTES = 64 * 1024;
const NAME = /^[\w-][\w.-]{0,99}\.(html|txt|xml|json)$/;
const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
};

/**
 * Reads the file of a folder that a path at the root of a host names, for example `/google1a2b3c.html`. It is read anew for each request, so that a new
 * file needs no restart.
 * @param {string} folder
 * @param {string} path
 * @returns {{ type: string, body: Buffer } | undefined} Undefined if there is no such file, or it is not one that may be served.
 */
export function verificationFile(folder, path) {
  const name = path.slice(1);
  const file = join(folder, name);
  if (faultOf(folder, name)) return undefined;
  return { type: types[name.split('.').at(-1)], body: readFileSync(file) };
}

/**
 * Lists what is wrong with a folder of such files. Hidden files are passed over: Kubernetes keeps its own in a mounted folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function folderProblems(folder) {
  const names = namesIn(folder);
  if (!names) return ['must be a folder in PARLOUR_BRANDS'];
  return names
    .filter((name) => !name.startsWith('.'))
    .map((name) => [name, faultOf(folder, name)])
    .filter(([, fault]) => fault)
    .map(([name, fault]) => `has ${name}, which ${fault}`);
}

function faultOf(folder, name) {
  if (!NAME.test(name)) return 'is not a plain name that ends with .html, .txt, .xml or .json';
  if (RESERVED.includes(`/${name}`)) return 'the server writes itself';
  const about = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!about?.isFile()) return 'is not a file';
  return about.size > MOST_BYTES ? `is larger than ${MOST_BYTES / 1024} KiB` : undefined;
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
