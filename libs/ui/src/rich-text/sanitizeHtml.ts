import DOMPurify from 'dompurify';
import { limitMarkup, ownName, surplusMarks } from './limitMarkup';

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

/**
 * Allowed addresses: web, mail and telephone; addresses without a scheme belong to this site. No address starts another program.
 */
const ALLOWED_URI_REGEXP = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** The maximum nesting depth, `html` and `body` included. E-mails made of nested tables stay below it. */
const MAX_DEPTH = 40;
const tooDeep = Array.from({ length: MAX_DEPTH }, () => '*').join('>');
/** Browsers take minutes to lay out cells that span thousands of columns and rows. */
const maxSpans = new Map([
  ['colspan', 10],
  ['rowspan', 12],
]);
const MAX_ATTRIBUTES = 20;

const purify = DOMPurify(window);
/** An inert document: nothing loads in it, and no element of the text can shadow its methods. */
const workshop = document.implementation.createHTMLDocument();
/** Resolves addresses as the page would. */
const reader = document.createElement('a');
let imageOrigins: readonly string[] = [];

purify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Text) trimMarks(node);
  else if (node instanceof Element) settle(node);
});
purify.addHook('uponSanitizeAttribute', (_node, data) => {
  const { attrName, attrValue } = data;
  if (attrName === 'src' && !isImageAddress(attrValue)) data.keepAttr = false;
  const span = maxSpans.get(attrName);
  if (span) data.attrValue = `${Math.min(Number.parseInt(attrValue, 10) || 1, span)}`;
  if (attrName === 'alt' || attrName === 'title') data.attrValue = attrValue.replace(surplusMarks, '$1');
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
  if (node.tagName !== 'IMG') return;
  if (node.hasAttribute('src')) node.setAttribute('loading', 'lazy');
  // Removed, except for its text.
  else node.replaceWith(node.getAttribute('alt') ?? '');
});

/**
 * HTML from a server, reduced to plain text markup of bounded size. Inline styles wait in `data-style` for
 * `applySafeStyles`, because the content security policy refuses style attributes (reliability: X1 to X3). Returns nodes, so that the
 * result is never parsed a second time.
 *
 * @param origins Allowed image origins besides the page's own.
 */
export function sanitizeHtml(html: string, origins: readonly string[]): { content: DocumentFragment; isCut: boolean } {
  imageOrigins = [window.location.origin, ...origins];
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
  // The walk starts at the text's box. Limit the depth first, because each removed element moves all its content.
  if (element.localName === 'body') for (const deep of element.querySelectorAll(tooDeep)) showWordsOf(deep);
  // `is` creates a customised element and cannot be removed afterwards.
  else if (ownName(element) || element.hasAttribute('is') || element.attributes.length > MAX_ATTRIBUTES) makeAnew(element);
}

/** Leaves only the text of an element, unless the element was removed together with an ancestor. */
function showWordsOf(element: Element) {
  if (!element.isConnected) return;
  // A list may contain nothing but items, so an item stays.
  if (element.localName === 'li') element.replaceChildren(element.textContent);
  else element.replaceWith(element.textContent);
}

/** Restores the element's own name with its allowed attributes; the walk visits it next. */
function makeAnew(element: Element) {
  const name = ownName(element) ?? element.localName;
  // The parser accepts names that `createElement` refuses.
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

/**
 * Images must come from the web: `data:` could hide an SVG, `blob:` a file of this page. A relative path would be resolved
 * against the screen's path.
 */
function isImageAddress(address: string): boolean {
  reader.href = address;
  return /^(https?:)?\//i.test(address) && /^https?:$/.test(reader.protocol) && imageOrigins.includes(reader.origin);
}
