import { relative } from 'node:path';

/**
 * Writes `.vite/chunks.json`: the modules, imports and style sheets of each script file. Vite's own manifest does not name the modules of a file
 * that several of them share.
 * @param {string} root The folder to which the names of modules are relative.
 * @returns {import('vite').Plugin}
 */
export function chunkList(root) {
  return {
    name: 'parlour:chunk-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const list = chunks.map(({ fileName, isEntry, moduleIds, imports, viteMetadata }) => [
        fileName,
        { modules: moduleIds.map((id) => relative(root, id)), imports, css: [...(viteMetadata?.importedCss ?? [])], isEntry },
      ]);
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(Object.fromEntries(list)) });
    },
  };
}
