import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { floorApp } from './floorApp.mjs';
import { floorStyle } from './floorStyle.mjs';

/** Inserts the script after the first paint. */
const later = (script) =>
  `<script>requestAnimationFrame(()=>setTimeout(()=>document.head.append(Object.assign(document.createElement('script'),{type:'module',src:'${script}'}))))</script>`;

/**
 * Floor (c), built for production.
 * @returns {Promise<{ html: string, script: string }>}
 */
export async function buildClient() {
  const script = await bundle('clientPage.mjs');
  return { html: page({ head: '<script type="module" src="/floor/client.js"></script>', body: '<div id="root"></div>' }), script };
}

/**
 * Floor (r), built for production and prerendered.
 * @param {import('./readContent.mjs').Content} content
 * @returns {Promise<{ html: string, script: string }>}
 */
export async function buildRecipe(content) {
  const script = await bundle('recipePage.mjs');
  const markup = renderToString(floorApp({ Router: StaticRouter, location: '/floor/recipe', content }));
  const data = JSON.stringify(content).replaceAll('<', '\\u003c');
  const body = `<div id="root">${markup}</div><script type="application/json" id="data">${data}</script>${later('/floor/recipe.js')}`;
  return { html: page({ body }), script };
}

async function bundle(file) {
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
        rolldownOptions: { input: fileURLToPath(new URL(file, import.meta.url)) },
      },
    }),
  ].flat();
  return output.find(({ isEntry }) => isEntry).code;
}

function page({ head = '', body }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Floor"><title>Floor</title><style>${floorStyle}</style>${head}</head><body>${body}</body></html>`;
}
