import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { judgeMessages } from '../../apps/mobile-web/server/languages/judgeMessages.mjs';
import { nest } from '../../apps/mobile-web/server/languages/readMessages.mjs';
import { englishTexts } from './english.mjs';
import { textsIn } from './textsIn.mjs';

/**
 * Reads the texts of translators into the folder of a language. What they left out or marked as fuzzy stays English.
 * @param {{ tag: string, folder: string, file: string }} options
 * @returns {ReturnType<typeof judgeMessages>} Of the texts that are now in the folder.
 */
export function importMessages({ tag, folder, file }) {
  const english = englishTexts();
  const texts = Object.create(null);
  for (const entry of entriesOf(file)) {
    const [namespace, key] = entry.msgctxt.split(/:(.*)/);
    const [text] = entry.msgstr;
    if (!Object.hasOwn(english, namespace) || !text || entry.comments?.flag?.includes('fuzzy')) continue;
    (texts[namespace] ??= Object.create(null))[key] = text;
  }
  mkdirSync(folder, { recursive: true });
  for (const [namespace, own] of Object.entries(texts)) {
    writeFileSync(join(folder, `${namespace}.json`), `${JSON.stringify(nest(own), null, 2)}\n`);
  }
  return judgeMessages(textsIn(folder), english, tag);
}

function entriesOf(file) {
  const { translations } = po.parse(readFileSync(file));
  return Object.values(translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgctxt }) => /^[a-z][\w-]*:/.test(msgctxt ?? ''));
}
