import DOMPurify from 'dompurify';

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

const purify = DOMPurify(window);
// No text needs customised elements, and the attribute that makes one cannot be taken off: the element goes.
purify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Element && node.hasAttribute('is')) node.remove();
});
purify.addHook('uponSanitizeAttribute', (_node, data) => {
  // Pictures come from the web alone: data: could hide an SVG, blob: a file of this page.
  if (data.attrName === 'src' && !/^(https?:)?\/\//i.test(data.attrValue) && !/^\/(?!\/)/.test(data.attrValue)) data.keepAttr = false;
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
});

/**
 * HTML from a server, reduced to plain text markup. Inline styles wait in `data-style` for `applySafeStyles`, because the
 * content security policy refuses style attributes (reliability: X1 to X3).
 */
export function sanitizeHtml(html: string): string {
  const parked = html.slice(0, 100_000).replace(/(\s)style(\s*=)/gi, '$1data-style$2');
  return purify.sanitize(parked, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP,
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
