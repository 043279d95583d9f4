import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { breakBurmese, burmeseWords } from '../../../../tools/burmeseBreaks.mjs';

type Messages = { [key: string]: string | Messages };

/** The Burmese messages as the build writes them, one for each word of the list that a message contains. */
export function burmeseSentences(): { words: string[]; sentences: string[] } {
  const root = new URL('../../../../', import.meta.url);
  const libs = readdirSync(new URL('libs/', root)).map((name) => `libs/${name}`);
  const folders = [...libs, 'apps/mobile-web']
    .map((project) => new URL(`${project}/src/i18n/`, root))
    .filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).flatMap((file) => (/^my\b/.test(file) ? new URL(file, folder) : [])));
  const messages = files.flatMap((file) => leaves(JSON.parse(readFileSync(file, 'utf8')) as Messages));
  const found = burmeseWords.flatMap((word) => {
    const sentence = messages.find((message) => message !== word && message.includes(word));
    return sentence ? [{ word, sentence }] : [];
  });
  return { words: found.map(({ word }) => breakBurmese(word)), sentences: found.map(({ sentence }) => breakBurmese(sentence)) };
}

function leaves(messages: Messages): string[] {
  return Object.values(messages).flatMap((node) => (typeof node === 'string' ? node : leaves(node)));
}

/**
 * Lays the sentences out at several widths and returns every word that the browser broke over two lines. Its source runs in the page, so
 * it uses nothing from outside its own body.
 */
export function brokenWords(sentences: readonly string[], words: readonly string[]): string[] {
  const box = document.createElement('div');
  box.lang = 'my';
  document.body.append(box);
  const broken = new Set<string>();
  for (const width of [180, 220, 260, 300, 340]) {
    box.style.inlineSize = `${width}px`;
    sentences.forEach((sentence, index) => {
      box.textContent = sentence;
      const text = box.firstChild;
      const word = words[index] ?? '';
      const at = sentence.indexOf(word);
      if (!text || at < 0) return;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      // Fonts of different height begin at different tops, so a second line is one that starts below the middle of the first.
      const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 1);
      const isBroken = first && others.some((rect) => rect.top > (first.top + first.bottom) / 2);
      if (isBroken) broken.add(`${word} at ${width} px in: ${sentence}`);
    });
  }
  box.remove();
  return [...broken];
}
