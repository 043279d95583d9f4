// Writes the tokens of every theme for design tools: `npm run tokens`, to libs/ui/dist/tokens/<theme>.tokens.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { designTokens, themesOf } from './designTokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const folder = new URL('../../dist/tokens/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [theme, selectors] of Object.entries(themesOf(css))) {
  const file = new URL(`${theme}.tokens.json`, folder);
  writeFileSync(file, `${JSON.stringify(designTokens(css, selectors), null, 2)}\n`);
  console.log(fileURLToPath(file));
}
