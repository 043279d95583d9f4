import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sandboxConfig = fileURLToPath(new URL('../config/sandbox.json', import.meta.url));

/**
 * The operator's configuration: one build serves many merchants, this file tells which (ADR 0012). `PARLOUR_CONFIG` names another
 * file; `${NAME:-value}` in it stands for an environment variable.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function readConfigFile(env = process.env) {
  const text = readFileSync(env.PARLOUR_CONFIG ?? sandboxConfig, 'utf8');
  return JSON.parse(text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, fallback) => env[name] ?? fallback));
}

/**
 * The document with the configuration in its data block.
 * @param {string} html
 * @param {unknown} config
 */
export function fillDocument(html, config) {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(
    /(<script type="application\/json" id="parlour-config">)[\s\S]*?(<\/script>)/,
    (_, open, close) => open + json + close,
  );
}

/**
 * A short name for a configuration.
 * @param {unknown} config
 */
export function hashOf(config) {
  return createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 12);
}
