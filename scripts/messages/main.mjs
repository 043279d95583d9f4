// Texts for translators, and back: `PARLOUR_CONFIG=merchants.json npm run messages -- export TH thai.po`, then `-- import TH thai.po`. The
// language is one of the operator's file (docs/guides/add-a-language.md). `--pictures` also takes pictures of the stories that show the texts.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configFolder, readOperatorFile } from '../../apps/mobile-web/server/runtimeConfig.mjs';

const [way, code, file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!['export', 'import'].includes(way) || !file)
  stop('Usage: PARLOUR_CONFIG=<file> npm run messages -- export|import <code of the language> <file.po>');

const { languages = [] } = orStop(readOperatorFile);
const language = languages.find((one) => one.code === code);
if (!language) stop(`${code} is not in languages of the operator's file: ${languages.map((one) => one.code).join(', ') || 'it has none'}`);
const options = { tag: language.tag, folder: resolve(configFolder(process.env), language.messages), file };

if (way === 'export') {
  // The export reads stories with Storybook, which loads slowly and which the import does not need.
  const { exportMessages } = await import('./exportMessages.mjs');
  const pictures = process.argv.includes('--pictures') ? await takePictures() : undefined;
  const { texts, left } = orStop(() => exportMessages({ ...options, pictures }));
  console.log(`${texts} texts are in ${file}, ${left} of them to be translated.`);
} else {
  const { importMessages } = await import('./importMessages.mjs');
  const { missing, findings } = orStop(() => importMessages(options));
  for (const { key, text, isWrong } of findings) console.log(`${isWrong ? 'error' : 'hint '}  ${key} ${text}`);
  console.log(`The texts are in ${options.folder}; ${missing.length} are shown in English.`);
  process.exitCode = findings.some(({ isWrong }) => isWrong) ? 1 : 0;
}

/** Each story is opened once, which takes minutes. */
async function takePictures() {
  const project = fileURLToPath(new URL('../../apps/storybook', import.meta.url));
  if (!existsSync(`${project}/storybook-static/index.json`)) stop('Build Storybook first: npx nx run storybook:build-storybook');
  const [{ preview }, { storyPictures }, { textsFor }] = await Promise.all([
    import('vite'),
    import('./storyPictures.mjs'),
    import('./textsFor.mjs'),
  ]);
  const built = { outDir: 'storybook-static' };
  const server = await preview({ root: project, configFile: false, build: built, preview: { port: 0, host: '127.0.0.1' } });
  const [address] = server.resolvedUrls.local;
  const pictures = await storyPictures({ texts: textsFor(language.tag), folder: `${file}.pictures`, address });
  await server.close();
  return pictures;
}

function orStop(task) {
  try {
    return task();
  } catch ({ message }) {
    return stop(message);
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
