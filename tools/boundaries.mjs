/** Who may import whom: the only definition (ADR 0001). Rule options replace each other, they do not merge. */
export const depConstraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:feature', 'type:core', 'type:ui', 'type:kernel', 'type:testing'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing'] },
  { sourceTag: 'type:core', onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:kernel', 'type:testing'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:core', 'type:kernel'] },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui'],
    bannedExternalImports: ['react-redux', '@reduxjs/toolkit*', 'react-router*', 'i18next', 'react-i18next'],
  },
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: ['type:kernel'], bannedExternalImports: ['react-dom', 'react-redux'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:kernel', 'type:core', 'type:feature'] },
  { sourceTag: 'type:storybook', onlyDependOnLibsWithTags: ['type:ui', 'type:feature', 'type:core', 'type:kernel', 'type:testing'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:kernel'] },
];
