import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { floorStyle } from './floorStyle.mjs';

/**
 * Floor (c), built for production.
 * @returns {Promise<{ html: string, script: string }>}
 */
export async function buildClient() {
  const [{ output }] = [
    await build({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'baseline-widely-available',
        rolldownOptions: { input: fileURLToPath(new URL('clientPage.mjs', import.meta.url)) },
      },
    }),
  ].flat();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><style>${floorStyle}</style><script type="module" src="/floor/client.js"></script></head><body><div id="root"></div></body></html>`;
  return { html, script: output.find(({ isEntry }) => isEntry).code };
}
