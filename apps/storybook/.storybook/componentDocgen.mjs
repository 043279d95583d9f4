import { resolve } from 'node:path';

const ui = resolve(import.meta.dirname, '../../../libs/ui');

/**
 * Options for reading the props of ui's components. The type checker resolves polymorphic props, which `react-docgen` cannot. Attributes of HTML
 * elements are left out.
 */
export const componentDocgen = {
  tsconfigPath: `${ui}/tsconfig.json`,
  include: [`${ui}/src/**/*.tsx`],
  exclude: [`${ui}/src/**/*.stories.tsx`, `${ui}/src/**/*.test.tsx`],
  skipChildrenPropWithoutDoc: false,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent, declarations }) => !(parent ?? declarations?.[0])?.fileName.includes('node_modules'),
};
