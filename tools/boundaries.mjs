/**
 * Who may import whom: the only definition (ADR 0001). Each comment says what to do instead. Rule options replace each other, they do not merge.
 */
export const depConstraints = [
  {
    // The app composes libraries. A tool talks to it over the network.
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:feature', 'type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
  },
  {
    // A feature knows no other feature, not even its types: ask core, compose in the app, navigate by path, invalidate a tag or publish an
    // event (docs/ARCHITECTURE.md).
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
  },
  {
    // Core knows no feature: take what it needs as an argument, from the manifest, or from an event of kernel.
    sourceTag: 'type:core',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing', 'type:wire'],
  },
  {
    // Testing knows core and kernel alone: the test passes features in, `renderFeature(feature, path, { with: […] })`.
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:core', 'type:kernel', 'type:wire'],
  },
  {
    // A component of ui has no data, no texts and no router: take values, texts and links as props.
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui'],
    bannedExternalImports: ['react-redux', '@reduxjs/toolkit*', 'react-router*', 'i18next', 'react-i18next'],
  },
  {
    // Kernel knows no other library: move the code to the library that has what it needs.
    sourceTag: 'type:kernel',
    onlyDependOnLibsWithTags: ['type:kernel'],
    bannedExternalImports: ['react-dom', 'react-redux'],
  },
  {
    // Tools know tools, kernel and the wire contracts of the libraries (`@parlour/<library>/wire`).
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:tool', 'type:kernel', 'type:wire'],
  },
  {
    // A contract knows kernel alone, so that tools which import it do not depend on the rest of its library.
    sourceTag: 'type:wire',
    onlyDependOnLibsWithTags: ['type:kernel'],
  },
  {
    // Storybook shows libraries; what it needs of the app belongs into one.
    sourceTag: 'type:storybook',
    onlyDependOnLibsWithTags: ['type:ui', 'type:feature', 'type:core', 'type:kernel', 'type:testing'],
  },
  {
    // A test in the browser knows the paths of kernel alone; it acts and looks like a player.
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:kernel'],
  },
];
