import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { po } from 'gettext-parser';
import { judgeMessages } from '../../apps/mobile-web/server/languages/judgeMessages.mjs';
import { englishTexts } from './english.mjs';
import { textsFor } from './textsFor.mjs';
import { textsIn } from './textsIn.mjs';

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
