import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { po } from 'gettext-parser';
import { judgeMessages } from '../../apps/mobile-web/server/languages/judgeMessages.mjs';
import { nest, readMessages } from '../../apps/mobile-web/server/languages/readMessages.mjs';
import { englishTexts, textsFor } from './english.mjs';

/**
 * Writes the texts of a language for its translators, as PO. A text that the app would not show is marked as fuzzy.
 * @param {{ tag: string, folder: string, file: string, pictures?: Awaited<ReturnType<typeof import('./storyPictures.mjs').storyPictures>> }} options
 * `folder`: the texts so far, which may be missing. `pictures`: in the folder `<file>.pictures`.
 * @returns {{ texts: number, left: number }} How many texts there are, and how many are to be translated.
 */
export function exportMessages({ tag, folder, file, pictures = new Map() }) {
  const texts = textsIn(folder);
  const { missing } = judgeMessages(texts, englishTexts(), tag);
  const translations = {};
  const all = textsFor(tag);
  for (const { namespace, key, original, form, places, page } of all) {
    const name = `${namespace}:${key}`;
    const translated = texts[namespace]?.[key] ?? '';
    const flag = translated && missing.includes(name) ? 'fuzzy' : undefined;
    const { story, picture } = pictures.get(name) ?? {};
    const shown = story ? `story/${story}` : page && `docs/${page}`;
    const extracted = [form, shown && `Storybook: ?path=/${shown}`, picture && `Picture: ${basename(file)}.pictures/${picture}`]
      .filter(Boolean)
      .join('\n');
    const comments = { reference: places.join('\n'), ...(extracted && { extracted }), ...(flag && { flag }) };
    translations[name] = { [original]: { msgctxt: name, msgid: original, msgstr: [translated], comments } };
  }
  const headers = {
    Language: tag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  writeFileSync(file, po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));
  return { texts: all.length, left: missing.length };
}

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

/** Reads the texts of a folder, which may be missing or empty. Throws if one of its files is no message file. */
function textsIn(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return {};
  const { texts, problems } = readMessages(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}

function entriesOf(file) {
  const { translations } = po.parse(readFileSync(file));
  return Object.values(translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgctxt }) => /^[a-z][\w-]*:/.test(msgctxt ?? ''));
}
