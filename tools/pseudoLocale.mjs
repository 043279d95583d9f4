const LOOK = new Map(
  [...'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ'].map((letter, at) => [
    letter,
    [...'åÅƀɃçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞǫǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ'][at],
  ]),
);

/**
 * Returns a readable pseudo translation: accented, a third longer, in brackets. On a screen, a text without brackets is missing from the
 * message files, and a bracket that is cut off shows that a longer language will not fit.
 * @param {string} text a message; `{{values}}`, `$t(…)` and `<tags>` stay unchanged
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
 * Replaces English by its pseudo translation, in development only: `PSEUDO=1 npm run dev`, `PSEUDO=1 npm run storybook`.
 * @returns {import('vite').Plugin}
 */
export function pseudoLocale() {
  return {
    name: 'parlour:pseudo-locale',
    apply: (_, { command }) => command === 'serve' && Boolean(process.env.PSEUDO),
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/en(\.screens|\.search)?\.json$/ },
      handler: (code) => JSON.stringify(pseudoMessages(JSON.parse(code))),
    },
  };
}
