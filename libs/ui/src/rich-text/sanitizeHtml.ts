import DOMPurify from 'dompurify';
import { limitMarkup, ownName } from './limitMarkup';

const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'data-style'];

/** Addresses of the web, of letters and of phones; those without a scheme belong to this site. Nothing starts another program. */
const ALLOWED_URI_REGEXP = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Of elements in each other, the document's own two among them. Letters made of tables in tables stay below it. */
const MAX_DEPTH = 40;
const tooDeep = Array.from({ length: MAX_DEPTH }, () => '*').join('>');
/** Cells that span thousands of columns and rows take a browser minutes to lay out. */
const maxSpans = new Map([
  ['colspan', 10],
  ['rowspan', 12],
]);
const MAX_ATTRIBUTES = 20;
/** A letter bears a dozen marks, a piece of text begins with four at most; Burmese has nine. Thousands on one letter take a browser half a minute. */
const surplusMarks = /(^\p{M}{4}|\p{M}{12})\p{M}+/gu;

const purify = DOMPurify(window);
/** Nothing loads in it, and no name of the text stands for one of its methods. */
const workshop = document.implementation.createHTMLDocument();
/** Reads addresses as the page itself would. */
const reader = document.createElement('a');
let pictureOrigins: readonly string[] = [];

purify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Text) trimMarks(node);
  else if (node instanceof Element) settle(node);
});
purify.addHook('uponSanitizeAttribute', (_node, data) => {
  const { attrName, attrValue } = data;
  if (attrName === 'src' && !isPictureAddress(attrValue)) data.keepAttr = false;
  const span = maxSpans.get(attrName);
  if (span) data.attrValue = `${Math.min(Number.parseInt(attrValue, 10) || 1, span)}`;
  if (attrName === 'alt' || attrName === 'title') data.attrValue = attrValue.replace(surplusMarks, '$1');
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
  if (node.tagName !== 'IMG') return;
  if (node.hasAttribute('src')) node.setAttribute('loading', 'lazy');
  // Left out, but for its words.
  else node.replaceWith(node.getAttribute('alt') ?? '');
});

/**
 * HTML from a server, reduced to plain text markup of bounded size. Inline styles wait in `data-style` for
 * `applySafeStyles`, because the content security policy refuses style attributes (reliability: X1 to X3). It comes as
 * nodes: nothing parses it a second time, and reads it otherwise.
 *
 * @param origins Where pictures may come from, besides the page's own.
 */
export function sanitizeHtml(html: string, origins: readonly string[]): { content: DocumentFragment; isCut: boolean } {
  pictureOrigins = [window.location.origin, ...origins];
  const { markup, isCut } = limitMarkup(html);
  const parked = markup.replace(/(\s)style(\s*=)/gi, '$1data-style$2');
  const content = purify.sanitize(parked, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP,
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return { content, isCut };
}

function settle(element: Element) {
  // The walk begins at the box of the text. The tree is made shallow before: each element that is taken out moves all that it holds.
  if (element.localName === 'body') for (const deep of element.querySelectorAll(tooDeep)) showWordsOf(deep);
  // `is` makes a customised element, and cannot be taken off one that has it.
  else if (ownName(element) || element.hasAttribute('is') || element.attributes.length > MAX_ATTRIBUTES) makeAnew(element);
}

/** Leaves only the text of an element, unless the element was removed together with an ancestor. */
function showWordsOf(element: Element) {
  if (!element.isConnected) return;
  // A list may contain nothing but items, so an item stays.
  if (element.localName === 'li') element.replaceChildren(element.textContent);
  else element.replaceWith(element.textContent);
}

/** Under its own name, with the attributes that are allowed; the walk comes to it next. */
function makeAnew(element: Element) {
  const name = ownName(element) ?? element.localName;
  // The parser takes names that nobody else may give.
  const anew = workshop.createElement(/^[a-z][\w-]*$/.test(name) ? name : 'span');
  for (const name of ALLOWED_ATTR) {
    const value = element.getAttribute(name);
    if (value !== null) anew.setAttribute(name, value);
  }
  anew.append(...element.childNodes);
  element.replaceWith(anew);
}

function trimMarks(text: Text) {
  const trimmed = text.data.replace(surplusMarks, '$1');
  if (trimmed !== text.data) text.data = trimmed;
}

/** Pictures come from the web alone: data: could hide an SVG, blob: a file of this page. A path of no root would be one of the screen. */
function isPictureAddress(address: string): boolean {
  reader.href = address;
  return /^(https?:)?\//i.test(address) && /^https?:$/.test(reader.protocol) && pictureOrigins.includes(reader.origin);
}
