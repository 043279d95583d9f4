import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify_sync } from 'terser';
import { build } from 'vite';
import { laterRules } from './laterRules.mjs';

const brotli = promisify(brotliCompress);

/**
 * Turns the document that Vite wrote into the first thing that players see: the prerendered frame of home in every language, with its styles
 * inlined, and a hash for every script, so that the browser refuses a script that was changed on its way (reliability 1.4).
 * @param {import('vite').ResolvedConfig} config
 */
export async function finishDocument({ root, base, cacheDir, build: { outDir } }) {
  const { frames, tile, noScript, failure, tooOld } = await prerender({ root, base, outDir: join(cacheDir, 'prerender') });
  const integrity = hashScripts(join(outDir, 'assets'), `${base}assets/`);
  const buildId = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 12);
  const nameOf = ({ name, locale }) => `data-frame="${name}" data-messages="${messagesOf(locale, integrity)}"`;
  const [first, ...others] = frames;
  const rules = [];
  const safe = (markup) => takeOutStyles(markup, rules);

  const parts = {
    '<div id="root"><!--frame--></div>': `<div id="root" ${nameOf(first)}>${safe(first.markup)}</div>`,
    '<!--frames-->': others.map((frame) => `<template ${nameOf(frame)}>${safe(frame.markup)}</template>`).join(''),
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
  // A space that does not break holds a place: it stays.
  writeFileSync(join(outDir, 'index.html'), html.replace(/>[ \n]+</g, '><'));
  await packFiles(join(outDir, 'assets'));
}

/** Inline scripts may meet a browser of any age, so terser writes no syntax that the source does not use itself. */
function inlineScript(name) {
  const { code } = minify_sync(readFileSync(join(import.meta.dirname, name), 'utf8'), { ecma: 5 });
  return `<script>${code}</script>`;
}

/** Leaves each text file packed beside itself, for servers that send it as it is. */
async function packFiles(folder) {
  const texts = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(texts.map(async (file) => writeFileSync(join(folder, `${file}.br`), await brotli(readFileSync(join(folder, file))))));
}

/** Builds `src/prerender.tsx` for Node and asks it for its markup. */
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
  // By its own name: its parts import it by that, and a second instance would have texts of its own.
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

/** The policy refuses style attributes in markup; each becomes a rule of the inlined style sheet. */
function takeOutStyles(markup, rules) {
  return markup.replace(/ style="([^"]*)"/g, (_, style) => {
    const text = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!rules.includes(text)) rules.push(text);
    return ` data-s="${rules.indexOf(text)}"`;
  });
}

/**
 * The entry's style sheet goes into the document; the link stays, switched off, so that no later chunk loads it a second time. Of later
 * sheets the document takes what it shows already, for example the bottom menu.
 */
function inlineStyles(html, { outDir, base, rules }) {
  const extra = rules.map((style, index) => `[data-s="${index}"]{${style}}`).join('');
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href) => {
    const css = readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim();
    const later = laterRules(html, css, join(outDir, 'assets'));
    return `<style>${css}${later}${extra}</style><link rel="stylesheet" href="${href}" disabled>`;
  });
}

/**
 * Moves the app's scripts into a template, from which `early.js` starts them, and gives each its hash. The import map repeats these hashes and
 * holds those of all other chunks; it stands behind the frame of home, so that it does not delay the first paint.
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
