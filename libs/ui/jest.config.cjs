module.exports = {
  displayName: 'ui',
  preset: '../../jest.preset.cjs',
  // `guides.test.ts` reads the stories' metadata. Only their `play` functions use this package, and none runs here.
  moduleNameMapper: { '^storybook/test$': require.resolve('../../tools/jest/empty.cjs') },
};
