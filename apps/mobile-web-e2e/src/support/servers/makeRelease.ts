import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the built release. */
export const builtRelease = fileURLToPath(new URL('../../../../mobile-web/dist', import.meta.url));

/**
 * Makes a later release from the built one in a second instead of a minute. Every script has different bytes, another name and
 * another hash, which the document and the worker name. Its behaviour is the same. @param mark A few letters for names.
 */
export function makeRelease(mark: string): string {
  const folder = mkdtempSync(join(tmpdir(), `release-${mark}-`));
  cpSync(builtRelease, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // The server compresses the files again.
  for (const file of readdirSync(assets)) if (file.endsWith('.br')) rmSync(join(assets, file));
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const hashes = new Map<string, string>();
  const named = (text: string) => scripts.reduce((said, file) => said.replaceAll(file, renamed(file, mark)), text);
  const hashed = (text: string) => text.replace(/sha256-[\w+/]+=*/g, (hash) => hashes.get(hash) ?? hash);

  for (const file of scripts) {
    const before = readFileSync(join(assets, file), 'utf8');
    const after = `${named(before)}\n//${mark}`;
    hashes.set(sha256(before), sha256(after));
    writeFileSync(join(assets, file), after);
    renameSync(join(assets, file), join(assets, renamed(file, mark)));
  }
  const html = hashed(named(readFileSync(join(folder, 'index.html'), 'utf8')));
  writeFileSync(join(folder, 'index.html'), html.replace(/data-build="(\w+)"/, `data-build="$1${mark}"`));
  const worker = named(readFileSync(join(folder, 'sw.js'), 'utf8'));
  writeFileSync(join(folder, 'sw.js'), worker.replace(/"revision":"(\w+)"/g, `"revision":"$1${mark}"`));
  return folder;
}

function renamed(file: string, mark: string): string {
  return file.replace(/(\.\w+)$/, `${mark}$1`);
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
