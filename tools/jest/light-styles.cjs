/**
 * Each query by role computes the styles of many elements, which took a tenth of a test's time. Tests have no style sheets, and see only whether
 * an element is shown. So jsdom computes no colours here, and its own sheet keeps the rules that show or hide.
 */
const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = require(sheet)
  .replace(/\/\*[^]*?\*\//g, '')
  .match(/[^{};]+\{[^{}]*\}/g);
// jsdom reads its sheet when style-rules.js loads.
require.cache[sheet].exports = rules.filter((rule) => /display|visibility/.test(rule)).join('');

const { propertiesWithResolvedValueImplemented: computed } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(computed)) if (name.endsWith('color')) delete computed[name];
