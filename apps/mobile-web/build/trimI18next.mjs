/**
 * i18next brings loaders of its own (backends) and formatters of values; texts come through `i18n.ts` and values are formatted before
 * they are handed over, so the start does without both, and without what clones an instance or asks for the
 * direction of a script (ADR 0013). A new version that looks otherwise stops the build.
 * @returns {import('vite').Plugin}
 */
export function trimI18next() {
  return {
    name: 'parlour:trim-i18next',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        let trimmed = replaceClass(code, 'Connector', 'class Connector extends EventEmitter { state = {}; }');
        trimmed = replaceClass(trimmed, 'Formatter', 'const Formatter = undefined;');
        for (const method of ['dir', 'cloneInstance', 'hydrate']) trimmed = takeOutMethod(trimmed, method);
        return { code: trimmed, map: null };
      },
    },
  };
}

function replaceClass(code, name, replacement) {
  const found = new RegExp(`^class ${name} [^]*?^}$`, 'm');
  if (!found.test(code)) throw new Error(`i18next has no class ${name} any more: see build/trimI18next.mjs`);
  return code.replace(found, replacement);
}

function takeOutMethod(code, name) {
  const found = new RegExp(`^  ${name}\\([^)]*(?:\\{\\}[^)]*)?\\) \\{\\n[^]*?^  \\}$`, 'm');
  if (!found.test(code)) throw new Error(`i18next has no method ${name} any more: see build/trimI18next.mjs`);
  return code.replace(found, '');
}
