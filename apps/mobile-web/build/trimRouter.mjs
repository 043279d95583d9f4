import { fileURLToPath } from 'node:url';

const production = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

/**
 * The router's package offers its development build to everybody, and names its components by assignment, which keeps those that
 * nobody uses (forms, restoration of scrolling) in the entry. Takes the production build without the names: 2 KiB less (ADR 0010).
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
      handler: (code) => ({ code: code.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null }),
    },
  };
}
