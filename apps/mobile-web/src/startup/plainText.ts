import { decodeEntities } from '@parlour/ui/rich-text';

/** The part of a long text that is read, in characters. */
const READ = 4000;

/**
 * The words of an operator's HTML on one line. The result may contain any character, so it is escaped where it is written.
 * @param most in characters
 */
export function plainText(html: string, most: number): string {
  const words = html
    .slice(0, READ)
    .replace(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<!--.*?(-->|$)|<[a-z/!][^>]*(>|$)/gis, ' ');
  return oneLine(decodeEntities(words).replace(/\s+([,.;:!?])/g, '$1'), most);
}

/**
 * A text on one line, cut at the end of a word.
 * @param most in characters
 */
export function oneLine(text: string, most: number): string {
  const line = text
    .slice(0, READ)
    // Marks of the breaks of Burmese (tools/burmeseBreaks.mjs).
    .replace(/\u200b|\u034f|\ufeff/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  // Burmese has few spaces, so a cut may fall between two of them.
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:\ud800-\udbff]+$/, '')}…`;
}
