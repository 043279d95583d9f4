import { limitMarkup, surplusMarks } from './limitMarkup';

/** A part of a block: words, or a line break. */
type Run = { text: string; isStrong: boolean } | 'break';
/** A paragraph, a heading or an item of a list, without attributes. */
export type Block = { tag: 'div' | 'p' | 'h2' | 'h3' | 'h4' | 'li'; list?: 'ul' | 'ol'; runs: Run[] };

const tags = new Set<string>(['div', 'p', 'h2', 'h3', 'h4', 'li'] satisfies Block['tag'][]);
/** Other elements that end a line. */
const others = /^(?:address|article|blockquote|dd|dl|dt|figure|footer|h[156]|header|hr|main|ol|pre|section|table|tr|ul)$/;
const strong = /^(?:b|strong|th)$/;
/** Elements whose content is no text. */
const silent = /^(?:iframe|script|style|template|title)$/;

/**
 * The words of a text with its paragraphs, headings, lists and line breaks, so that they have the height that the sanitised text will have. The list is
 * flat: whatever the nesting of the markup, a browser reads the blocks as they are. React escapes the words, so nothing of the markup can act.
 */
export function plainBlocks(html: string): Block[] {
  const { blocks, addText, addTag } = blockReader();
  let silenced: string | undefined;
  for (const [part] of limitMarkup(html).markup.matchAll(/<!--.*?-->|<[^<>]*>|[^<]+|</gs)) {
    const [, end, tag = ''] = /^<(\/?)([a-z]\w*)/i.exec(part.toLowerCase()) ?? [];
    if (silenced) silenced = end && tag === silenced ? undefined : silenced;
    else if (silent.test(tag) && !end) silenced = tag;
    else if (part.startsWith('<') && part !== '<') addTag(tag, Boolean(end));
    else addText(part);
  }
  return blocks.filter(({ runs }) => runs.some((run) => run !== 'break' && run.text !== ' '));
}

function blockReader() {
  const blocks: Block[] = [];
  const lists: ('ul' | 'ol')[] = [];
  let open: Block | undefined;
  let strength = 0;

  function begin(tag: Block['tag']): Block {
    open = { tag, ...(tag === 'li' && { list: lists.at(-1) ?? 'ul' }), runs: [] };
    blocks.push(open);
    return open;
  }

  function addText(part: string): void {
    const text = decodeEntities(part)
      .replace(surplusMarks, '$1')
      .replace(/[ \t\r\n\f]+/g, ' ');
    if (text !== ' ' || open) (open ?? begin('div')).runs.push({ text, isStrong: strength > 0 });
  }

  function addTag(tag: string, isEnd: boolean): void {
    if (tag === 'br') (open ?? begin('div')).runs.push('break');
    else if (strong.test(tag)) strength = Math.max(0, strength + (isEnd ? -1 : 1));
    else if (isBlock(tag) && !isEnd) begin(tag);
    else if (isBlock(tag) || others.test(tag)) open = undefined;
    if (tag !== 'ul' && tag !== 'ol') return;
    if (isEnd) lists.pop();
    else lists.push(tag);
  }

  return { blocks, addText, addTag };
}

function isBlock(tag: string): tag is Block['tag'] {
  return tags.has(tag);
}

const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: '\u00A0', quot: '"' };

/** Replaces the usual named and all numeric entities of HTML by their characters. An unknown name stays; a control character becomes a space. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi,
    (whole, name: string) => named[name.toLowerCase()] ?? characterOf(name) ?? whole,
  );
}

/** The character of a number in HTML: `#8369` or `#x20b1`. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
