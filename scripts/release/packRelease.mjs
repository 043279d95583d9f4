// `node scripts/release/packRelease.mjs <folder> [<build of the app>]`: writes what a release has to bring to a machine that has only Node. The
// archive of the release and the container (deploy/Dockerfile) contain this folder.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = join(root, 'apps/mobile-web');
const sources = join(app, 'server');

/**
 * Writes the server as one file, the build that it serves, and the operator's side of it (`deploy/`).
 * @param {string} folder
 * @param {string} [dist] A build of the app; by default that of this repository.
 */
export async function packRelease(folder, dist = join(app, 'dist')) {
  await bundleServer(join(folder, 'server'));
  cpSync(dist, join(folder, 'releases/current'), { recursive: true });
  mkdirSync(join(folder, 'releases/former'), { recursive: true });
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true, filter: (file) => basename(file) !== 'Dockerfile' });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = { name: 'parlour', version, private: true, type: 'module', engines: { node: engines.node } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

/** The modules of the server and their packages in one file, so that nothing has to be installed. */
async function bundleServer(outDir) {
  await build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [besideBundle()],
    build: {
      ssr: join(sources, 'main.mjs'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      emitAssets: true,
      // Readable lines in a trace are worth more than a few kilobytes.
      minify: false,
      target: 'node20.19',
      rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
    },
  });
}

/** Files that a module reads from its folder keep their place below the server's folder. The demo merchants lie outside and stay here. */
function besideBundle() {
  return {
    name: 'beside-bundle',
    transform(code, id) {
      return code.replace(/new URL\('(\.\/[^']+)', import\.meta\.url\)/g, (_, path) => {
        const file = join(dirname(id), path);
        const fileName = relative(sources, file);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, dist] = process.argv.slice(2).map((path) => resolve(path));
  if (!folder) throw new Error('Say into which folder: node scripts/release/packRelease.mjs <folder>');
  await packRelease(folder, dist);
}
