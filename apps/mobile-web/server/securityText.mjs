import { readFileSync } from 'node:fs';

/** The fields that RFC 9116 requires. */
const REQUIRED = ['Contact', 'Expires'];

/**
 * Returns the text that tells researchers whom to write to, as the file of `PARLOUR_SECURITY_TXT` has it, or undefined without that variable.
 * The file is served as it is, because it may be signed. Throws if it is missing or lacks a field.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function readSecurityText({ PARLOUR_SECURITY_TXT: file }) {
  if (!file) return undefined;
  const text = readFileSync(file, 'utf8');
  for (const field of REQUIRED) if (!new RegExp(`^${field}: \\S`, 'im').test(text)) throw new Error(`${file} has no field "${field}"`);
  return text;
}
