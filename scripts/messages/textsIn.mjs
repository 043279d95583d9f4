import { existsSync, readdirSync } from 'node:fs';
import { readMessages } from '../../apps/mobile-web/server/languages/readMessages.mjs';

/** Reads the texts of a folder, which may be missing or empty. Throws if one of its files is no message file. */
export function textsIn(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return {};
  const { texts, problems } = readMessages(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}
