import { readFileSync } from 'node:fs';

/**
 * The contract for the app's server: the languages of the app by the gateway's code (`{ EN: 'en', … }`), and every call. `node --import tsx
 * scripts/checkContract.mjs --write` writes it.
 */
export const { languages, calls } = JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8'));
