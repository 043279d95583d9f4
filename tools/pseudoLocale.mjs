const LOOK = new Map(
  [...'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ'].map((letter, at) => [
    letter,
    [...'åÅƀɃçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞǫǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ'][at],
  ]),
);

/**
 * A text as no language has it, still to be read: accented, a third longer, between brackets. What a screen shows without brackets
 * came from no message file; a bracket that is cut off shows where a longer language will not fit.
 * @param {string} text a message with `{{values}}`, `$t(…)` and `<tags>`, which stay as they are
 */
export function pseudoText(text) {
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/);
  const written = parts.map((part, at) => (at % 2 ? part : [...part].map((letter) => LOOK.get(letter) ?? letter).join(''))).join('');
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length;
  return `[${written}${'·'.repeat(Math.ceil(letters / 3))}]`;
}

/** @param {unknown} messages */
function pseudoMessages(messages) {
  if (typeof messages === 'string') return pseudoText(messages);
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessages(message)]));
}

/**
 * English in its pseudo form, in development alone: `PSEUDO=1 npm run dev`, `PSEUDO=1 npm run storybook`.
 * @returns {import('vite').Plugin}
 */
export function pseudoLocale() {
  return {
    name: 'parlour:pseudo-locale',
    apply: (_, { command }) => command === 'serve' && Boolean(process.env.PSEUDO),
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/en(\.screens)?\.json$/ },
      handler: (code) => JSON.stringify(pseudoMessages(JSON.parse(code))),
    },
  };
}
