// Finds promtool, with which a test evaluates deploy/alerts.yaml as Prometheus does. Used by ensure-promtool, doctor and apps/mobile-web.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOnPath } from './chromium.mjs';

/** Where ensure-promtool unpacks Debian's package of Prometheus: nothing is installed, and no service starts. */
export const unpackedPrometheus = fileURLToPath(new URL('../node_modules/.prometheus/', import.meta.url));

export function findPromtool(env = process.env) {
  const unpacked = `${unpackedPrometheus}usr/bin/promtool`;
  return env.PROMTOOL_PATH ?? findOnPath(['promtool']) ?? (existsSync(unpacked) ? unpacked : undefined);
}

// `node scripts/promtool.mjs` prints it, for tests.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(findPromtool() ?? '');
