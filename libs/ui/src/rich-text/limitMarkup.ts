/** The contract's longest text. */
const MAX_LENGTH = 100_000;
/**
 * Each `<` may begin a tag. This many tags of any kind take a slow phone half a second (docs/reliability.md, "Oversized texts").
 */
const MAX_TAGS = 5000;
/** Up to this length the worst markup yields only a few thousand elements. */
const MAX_REPETITIONS = 5000;

const tagsOf = (names: string) => new RegExp(`(</?)(${names})(?=[\\s/>])`, 'gi');
/** Formatting elements, which an HTML parser reopens in each following block and splits when they are closed out of order. */
const formatting = 'a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u';
/**
 * Elements that no text needs and that parsers treat specially: frames replace the text, `body` passes its attributes to the
 * text's box, and a form's fields shadow its properties.
 */
const special = 'body|form|frameset|head|html';
/**
 * A letter may have twelve combining marks, and a text node may start with four; Burmese has nine. Browsers take half a minute
 * for thousands of marks on one letter.
 */
export const surplusMarks = /(^\p{M}{4}|\p{M}{12})\p{M}+/gu;
const otherName = /^x-(a|b|em|i|s|strong|u)$/;

/**
 * Limits a text so that parsing it is quick whatever its content: a maximum length and a maximum number of tags.
 * A few kilobytes of nested formatting make the parser repeat it millions of times. A text that could do so gets its
 * formatting tags renamed to elements that the parser does not know and never repeats; `ownName` gives the names back.
 */
export function limitMarkup(html: string): { markup: string; isCut: boolean } {
  const end = endOf(html);
  const kept = html.slice(0, end);
  const count = (pattern: RegExp) => kept.match(pattern)?.length ?? 0;
  const isHeavy = count(tagsOf(formatting)) * count(/</g) > MAX_REPETITIONS;
  const unknown = tagsOf(isHeavy ? `${special}|${formatting}` : special);
  return { markup: kept.replace(unknown, '$1x-$2'), isCut: end < html.length };
}

/** The name of an element before `limitMarkup` gave it another. */
export function ownName(element: Element): string | undefined {
  return otherName.exec(element.localName)?.[1];
}

/** The position of the cut: the maximum length, or the first tag above the limit. */
function endOf(html: string): number {
  let place = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    place = html.indexOf('<', place + 1);
    if (place < 0 || place > MAX_LENGTH) return Math.min(html.length, MAX_LENGTH);
  }
  return place;
}
