/**
 * Who may import whom: the only definition (ADR 0001). Rule options replace each other, they do not merge. `instead` is the advice that
 * the lint gives to whoever imports something else (tools/walls.mjs).
 */
export const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:feature', 'type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
    instead: 'The app composes libraries. A tool talks to it over the network.',
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
    instead:
      'A feature knows no other feature, not even its types: ask core, compose in the app, navigate by path, invalidate a tag or publish an event (docs/ARCHITECTURE.md).',
  },
  {
    sourceTag: 'type:core',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
    instead: 'Core knows no feature: take what it needs as an argument, from the manifest, or from an event of kernel.',
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:core', 'type:kernel', 'type:wire'],
    instead: 'Testing knows core and kernel alone: the test passes features in, `renderFeature(feature, path, { with: […] })`.',
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui'],
    bannedExternalImports: ['react-redux', '@reduxjs/toolkit*', 'react-router*', 'i18next', 'react-i18next'],
    instead: 'A component of ui has no data, no texts and no router: take values, texts and links as props.',
  },
  {
    sourceTag: 'type:kernel',
    onlyDependOnLibsWithTags: ['type:kernel'],
    bannedExternalImports: ['react-dom', 'react-redux'],
    instead: 'Kernel knows no other library: move the code to the library that has what it needs.',
  },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:tool', 'type:kernel', 'type:wire'],
    instead: 'Tools know tools, kernel and the wire contracts of the libraries (`@parlour/<library>/wire`).',
  },
  {
    sourceTag: 'type:wire',
    onlyDependOnLibsWithTags: ['type:kernel'],
    instead: 'A contract knows kernel alone, so that tools which import it do not depend on the rest of its library.',
  },
  {
    sourceTag: 'type:storybook',
    onlyDependOnLibsWithTags: ['type:ui', 'type:feature', 'type:core', 'type:kernel', 'type:testing'],
    instead: 'Storybook shows libraries; what it needs of the app belongs into one.',
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:kernel'],
    instead: 'A test in the browser knows the paths of kernel alone; it acts and looks like a player.',
  },
];
