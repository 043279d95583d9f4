import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import postcss from 'postcss';
import { minify_sync } from 'terser';
import { build } from 'vite';
import { burmeseBreaks } from '../../../tools/burmeseBreaks.mjs';
import { criticalCss, pagePart } from '../server/pages/pageParts.mjs';
import { nextFiles, record, screenFiles } from './chunkFiles.mjs';
import { messageCatalogue } from './messageCatalogue.mjs';

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Completes the document that Vite wrote: home with skeletons, inlined styles, and a hash for every script, so that the browser refuses a
 * script that was changed in transit (docs/security.md). The folder `.server` beside it has the files that the server needs to render home with data.
 * @param {import('vite').ResolvedConfig} config
 */
export async function finishDocument({ root, base, css: { modules }, build: { outDir } }) {
  const folder = join(outDir, '.server');
  const { homeAliases, kinds, locales, renderPage, renderNotices, screens, sitesOf, variantName } = await buildRenderer({
    root,
    base,
    modules,
    outDir: folder,
  });
  const { noScript, failure, tooOld } = await renderNotices();
  const variants = sitesOf().flatMap((site) => kinds.map((kind) => ({ ...site, kind })));
  const homes = await Promise.all(variants.map(async (home) => ({ name: variantName(home), ...(await renderPage(home, homeAliases[0])) })));
  const integrity = hashScripts(join(outDir, 'assets'), `${base}assets/`);
  const buildId = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 12);
  const texts = record(locales, (locale) => textLinks(integrity, locale));
  const rules = styleRules(join(outDir, 'assets'));
  const chunks = JSON.parse(readFileSync(join(outDir, '.vite/chunks.json'), 'utf8'));
  const ofScreens = screenFiles(chunks, { screens: screens(), locales });
  const linksTo = (names) => screenLinks(names, { chunks, base, integrity });
  const files = record(Object.keys(ofScreens), (path) => record(locales, (locale) => linksTo(ofScreens[path][locale])));
  const ofNext = nextFiles(chunks, { screens: screens(), files: ofScreens, kinds, locales });
  const listed = (names) => names.map((name) => base + name).join(' ');
  const next = record(locales, (locale) =>
    Object.entries(ofNext[locale])
      .map(([name, ofName]) => ` data-${name}="${listed(ofName)}"`)
      .join(''),
  );

  const parts = {
    '<div id="root"></div>': `<!--home-->${pagePart(homes[0])}<!--/home-->`,
    '<!--no-script-->': noScript,
    '<!--failure-->': failure,
    '<!--too-old-->': tooOld,
    '<!--check-->': inlineScript('checkBrowser.js'),
    '<!--display-->': inlineScript('display.js'),
    '<!--integrity-->': `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    '<!--start-->': `${inlineScript('start.js')}<template id="next"${next[variants[0].locale]}></template>`,
  };
  let html = readFileSync(join(outDir, 'index.html'), 'utf8').replace('<html', `<html data-build="${buildId}"`).replace(/>\s+</g, '><');
  html = inlineStyles(html, { outDir, base, rules, markup: [...homes.map(({ markup }) => markup), failure].join('') });
  html = holdBackApp(html, { integrity, texts: texts.en, homes: homeAliases });
  for (const [mark, part] of Object.entries(parts)) html = html.replace(mark, () => part);
  writeFileSync(join(outDir, 'index.html'), html);
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build: buildId, texts, files, next, rules }));
  writeFileSync(join(folder, 'messages.json'), JSON.stringify(messageCatalogue(join(root, '../..'))));
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

/** Builds `src/renderPages.tsx` for Node and loads it. `modules` are the options of CSS modules: both builds must name the classes alike. */
async function buildRenderer({ root, base, modules, outDir }) {
  await build({
    configFile: false,
    root,
    base,
    css: { modules },
    logLevel: 'warn',
    plugins: [react({ compiler: { sources: ['/screens/', '/parts/'] } }), burmeseBreaks()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/renderPages.tsx', outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
  });
  // Import it without a query: its chunks import it by the plain name, and a second module instance would have its own texts.
  return import(pathToFileURL(join(outDir, 'renderPages.js')));
}

function hashScripts(folder, base) {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');
  return Object.fromEntries(scripts.map((file) => [base + file, `sha256-${hashOf(join(folder, file))}`]));
}

/** The texts of home's first view in a language, as links that load them with the start scripts. */
function textLinks(integrity, locale) {
  const files = Object.keys(integrity).filter((file) => file.includes(`/messages-${locale}-`));
  return files.map((file) => preload(file, integrity)).join('');
}

/** Links that load the scripts of a screen and their style sheets at once. Vite's own requests for the style sheets begin when the scripts that need them have run. */
function screenLinks(files, { chunks, base, integrity }) {
  const styles = new Set(files.flatMap((file) => chunks[file].css));
  const ofStyles = [...styles].map((file) => `<link rel="preload" as="style" href="${base}${file}" crossorigin>`);
  return [...ofStyles, ...files.map((file) => preload(base + file, integrity))].join('');
}

/** The link has the hash too, for browsers that do not support hashes in the import map. */
function preload(file, integrity) {
  return `<link rel="modulepreload" href="${file}" crossorigin integrity="${integrity[file]}">`;
}

/** The script has the hash too, for browsers that do not support hashes in the import map. */
function moduleScript(file, integrity) {
  return `<script type="module" src="${file}" crossorigin integrity="${integrity[file]}"></script>`;
}

/**
 * Inlines the entry's style sheet. Its link stays, disabled, so that no later chunk loads it a second time. Rules of other style sheets that the
 * document needs, for example for the bottom menu, are inlined too.
 */
function inlineStyles(html, { outDir, base, rules, markup }) {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href) => {
    const css = readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim();
    const critical = criticalCss(markup, { html: css, rules });
    if (critical.lost.length > 0) throw new Error(`Classes of the document without a rule in any style sheet: ${critical.lost.join(', ')}`);
    return `<style>${css}${critical.css}</style><link rel="stylesheet" href="${href}" disabled>`;
  });
}

/**
 * Moves the app's scripts into a template, from which `start.js` starts them, and adds a hash to each. The import map has the hashes of all
 * chunks. It follows home, so that it does not delay the first paint. Each library file is its own script, so that the browser evaluates it in
 * its own task, before the app. The app's script comes last (start.js).
 */
function holdBackApp(html, { integrity, texts, homes }) {
  return html.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>((?:\s*<link rel="modulepreload"[^>]*>)*)/,
    (_, src, links) => {
      const libraries = [...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      const scripts = [...libraries, src].map((file) => moduleScript(file, integrity)).join('');
      return `<template id="app" data-paths="${homes.join(' ')}">${scripts}<!--texts-->${texts}<!--/texts--></template>`;
    },
  );
}

/**
 * The rules of all style sheets in a folder, each with the classes that it names and the at-rules around it. Keyframes are not among them:
 * an animation starts when the sheet itself is there.
 * @param {string} folder
 * @returns {{ classes: string[], css: string }[]}
 */
function styleRules(folder) {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) => {
    const rules = [];
    postcss.parse(readFileSync(join(folder, file), 'utf8')).walkRules((rule) => {
      const classes = [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      if (classes.length > 0) rules.push({ classes, css: wrapped(rule, rule.toString()) });
    });
    return rules;
  });
}

/** Returns a rule's CSS inside the at-rules that surround it. */
function wrapped({ parent }, css) {
  return parent.type === 'atrule' ? wrapped(parent, `@${parent.name} ${parent.params}{${css}}`) : css;
}
