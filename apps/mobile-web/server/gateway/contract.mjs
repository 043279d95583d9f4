import { readFileSync } from 'node:fs';

/**
 * The contract for the app's server: the languages of the app by the gateway's code (`{ EN: 'en', … }`), the countries that it knows, and every call. `node --import tsx
 * scripts/checkContract.mjs --write` writes it.
 */
export const { languages, countries, calls } = JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8'));
