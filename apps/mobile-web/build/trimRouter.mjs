import { fileURLToPath } from 'node:url';

const production = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

/**
 * The router's package offers its development build to everybody, and keeps in the entry what nobody here uses: forms and links of
 * other kinds, because it names and wraps them by statements, and the loading ahead of framework routes. Takes the production build
 * without these: 5 KiB less (ADR 0010). A new version that looks otherwise stops the build.
 * @returns {import('vite').Plugin}
 */
export function trimRouter() {
  return {
    name: 'parlour:trim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^react-router$/ }, handler: () => production.replace(/\.js$/, '.mjs') },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        if (!code.includes('function PrefetchPageLinks(')) return null;
        const prefetching = /^function PrefetchPageLinks\([^]*?^}$/m;
        const wrapped = /= (React\d*\.forwardRef\()/g;
        if (!prefetching.test(code) || !wrapped.test(code)) throw new Error('the router looks otherwise: see build/trimRouter.mjs');
        return {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(wrapped, '= /* @__PURE__ */ $1')
            .replace(prefetching, 'const PrefetchPageLinks = () => null;'),
          map: null,
        };
      },
    },
  };
}
