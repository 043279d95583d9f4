import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { minify_sync } from 'terser';
import { build } from 'vite';
import { criticalCss } from './criticalCss.mjs';

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Completes the document that Vite wrote: the prerendered shell of home in every language, inlined styles, and a hash for every script, so that the
 * browser refuses a script that was changed in transit (docs/security.md).
 * @param {import('vite').ResolvedConfig} config
 */
export async function finishDocument({ root, base, cacheDir, build: { outDir } }) {
  const { homeShells, tile, noScript, failure, tooOld } = await prerender({ root, base, outDir: join(cacheDir, 'prerender') });
  const integrity = hashScripts(join(outDir, 'assets'), `${base}assets/`);
  const buildId = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 12);
  const nameOf = ({ name, locale }) => `data-home-shell="${name}" data-messages="${messagesOf(locale, integrity)}"`;
  const [first, ...others] = homeShells;
  const rules = [];
  const safe = (markup) => takeOutStyles(markup, rules);

  const parts = {
    '<div id="root"><!--home-shell--></div>': `<div id="root" ${nameOf(first)}>${safe(first.markup)}</div>`,
    '<!--home-shells-->': others.map((shell) => `<template ${nameOf(shell)}>${safe(shell.markup)}</template>`).join(''),
    '<!--tile-->': safe(tile),
    '<!--no-script-->': noScript,
    '<!--failure-->': safe(failure),
    '<!--too-old-->': safe(tooOld),
    '<!--check-->': inlineScript('checkBrowser.js'),
    '<!--integrity-->': `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    '<!--ask-->': inlineScript('ask.js'),
    '<!--early-->': inlineScript('early.js'),
  };
  let html = readFileSync(join(outDir, 'index.html'), 'utf8').replace('<html', `<html data-build="${buildId}"`);
  for (const [mark, part] of Object.entries(parts)) html = html.replace(mark, () => part);
  html = inlineStyles(html, { outDir, base, rules });
  html = holdBackApp(html, integrity);
  // Non-breaking spaces reserve space in the layout, so only ordinary spaces are removed.
  writeFileSync(join(outDir, 'index.html'), html.replace(/>[ \n]+</g, '><'));
  await compressFiles(join(outDir, 'assets'));
}

/** Inline scripts run in browsers of any age, so terser must not introduce newer syntax. */
function inlineScript(name) {
  const { code } = minify_sync(readFileSync(join(import.meta.dirname, name), 'utf8'), { ecma: 5 });
  return `<script>${code}</script>`;
}

/** Writes a compressed copy of each text file beside it, so that the server need not compress it. */
async function compressFiles(folder) {
  const texts = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  for (const [extension, encode] of Object.entries(encoders)) {
    await Promise.all(
      texts.map(async (file) => writeFileSync(join(folder, `${file}.${extension}`), await encode(readFileSync(join(folder, file))))),
    );
  }
}

/** Builds `src/prerender.tsx` for Node and renders the markup with it. */
async function prerender({ root, base, outDir }) {
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    plugins: [react({ compiler: true })],
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
  });
  // Import it without a query: its chunks import it by the plain name, and a second module instance would have its own texts.
  const { renderDocumentParts } = await import(pathToFileURL(join(outDir, 'prerender.js')));
  return renderDocumentParts();
}

function hashScripts(folder, base) {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((file) => [
      base + file,
      `sha256-${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64')}`,
    ]),
  );
}

function messagesOf(locale, integrity) {
  return Object.keys(integrity).find((file) => file.includes(`/messages-${locale}-`));
}

/** The content security policy refuses style attributes, so each becomes a rule of the inlined style sheet. */
function takeOutStyles(markup, rules) {
  return markup.replace(/ style="([^"]*)"/g, (_, style) => {
    const text = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!rules.includes(text)) rules.push(text);
    return ` data-s="${rules.indexOf(text)}"`;
  });
}

/**
 * Inlines the entry's style sheet. Its link stays, disabled, so that no later chunk loads it a second time. Rules of other style sheets that the document
 * needs, for example for the bottom menu, are inlined too.
 */
function inlineStyles(html, { outDir, base, rules }) {
  const extra = rules.map((style, index) => `[data-s="${index}"]{${style}}`).join('');
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href) => {
    const css = readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim();
    const critical = criticalCss(html, css, join(outDir, 'assets'));
    return `<style>${css}${critical}${extra}</style><link rel="stylesheet" href="${href}" disabled>`;
  });
}

/**
 * Moves the app's scripts into a template, from which `early.js` starts them, and adds a hash to each. The import map has the hashes of all
 * chunks. It follows the shell of home, so that it does not delay the first paint.
 */
function holdBackApp(html, integrity) {
  const withHash = (tag, href) => `${tag} integrity="${integrity[href]}"`;
  return html.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>((?:\s*<link rel="modulepreload"[^>]*>)*)/,
    (_, src, links) => {
      const own = `crossorigin integrity="${integrity[src]}"`;
      const libraries = links.replace(/<link rel="modulepreload" crossorigin href="([^"]+)"/g, withHash);
      return `<template id="app">${libraries}<link rel="modulepreload" href="${src}" ${own}><script type="module" src="${src}" ${own}></script></template>`;
    },
  );
}
