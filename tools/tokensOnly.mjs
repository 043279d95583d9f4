const TOKENS = 'libs/ui/src/tokens/tokens.css';
const messages = {
  colour: `Use a colour of ${TOKENS}: var(--color-…).`,
  pixels: `Use a token of ${TOKENS}, such as var(--space-2) or var(--line-width), or rem, which grows with the player's text.`,
  space: `Use a space of ${TOKENS}: var(--space-…).`,
  corner: `Use a corner of ${TOKENS}: var(--radius-…).`,
  text: `Use a size of ${TOKENS}: var(--text-…).`,
  layer: `Use a layer of ${TOKENS}: var(--z-…); 1 and -1 order the parts of one component.`,
};

const FUNCTIONS = /^(color|color-mix|hsla?|hwb|lab|lch|oklab|oklch|rgba?)$/i;
/** Properties whose colours must be tokens. Masks are left out, because only their transparency counts. */
const COLOURED = /^(background|border|box-shadow|column-rule|fill|outline|stroke|text-decoration|text-shadow)|color$/;
const SPACED = /^(margin|padding|scroll-margin|scroll-padding|gap|row-gap|column-gap)(-|$)/;
/** The largest space, in rem. A larger value is a dimension of a layout, and may be any number. */
const LARGEST_SPACE = 3;
/** A colour or pixels in the value of a custom property, which is plain text. */
const RAW = { colour: /#[\da-f]{3,8}\b|\b(hsl|rgb)a?\(/i, pixels: /\b(?!0px)\d*\.?\d+px\b/ };

/** The same rule for inline styles of components, for `no-restricted-syntax`. */
export const rawStyles = [
  {
    selector: "JSXAttribute[name.name='style'] Literal[value=/#[0-9a-f]{3,8}\\b|\\b(hsl|rgb)a?\\(|\\dpx\\b/i]",
    message: 'Use a token: `var(--color-…)`, `var(--space-…)`.',
  },
];

/** ESLint's rule: colours, pixels, spaces, corners, sizes of text and layers of a style sheet are tokens. */
export const tokensOnly = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { lexer } = context.sourceCode;
    let property = '';
    const report = (node, messageId) => context.report({ node, messageId });
    const isNamedColour = (name) => lexer.match('<named-color>', name).matched !== null;

    return {
      Declaration(node) {
        property = node.property;
        const text = context.sourceCode.getText(node.value);
        if (property === 'font-size' && /\drem/.test(text) && !text.includes('var(')) report(node, 'text');
        if (node.value.type !== 'Raw') return;
        for (const [kind, pattern] of Object.entries(RAW)) if (pattern.test(text)) report(node, kind);
      },
      'Declaration:exit'() {
        property = '';
      },
      Hash(node) {
        if (property) report(node, 'colour');
      },
      Function(node) {
        if (property && FUNCTIONS.test(node.name)) report(node, 'colour');
      },
      Identifier(node) {
        if (COLOURED.test(property) && isNamedColour(node.name)) report(node, 'colour');
      },
      Dimension(node) {
        const kind = property && dimensionFault(property, node);
        if (kind) report(node, kind);
      },
      Number(node) {
        if (property === 'z-index' && Math.abs(node.value) > 1) report(node, 'layer');
      },
    };
  },
};

function dimensionFault(property, { value, unit }) {
  const size = Math.abs(value);
  if (size === 0) return undefined;
  if (unit === 'px') return 'pixels';
  if (/radius$/.test(property)) return 'corner';
  if (SPACED.test(property) && unit === 'rem' && size <= LARGEST_SPACE) return 'space';
  return undefined;
}
