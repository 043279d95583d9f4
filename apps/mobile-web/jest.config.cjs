/** How app and features fit together. A change inside features runs only these (scripts/changedFeatures.mjs), any other change all tests. */
const ofComposition = ['composition', 'everyEndpoint', 'features', 'languages', 'routes'].map(
  (name) => `<rootDir>/src/${name}.test.(ts|tsx)`,
);

module.exports = {
  displayName: 'mobile-web',
  preset: '../../jest.preset.cjs',
  ...(process.env.CHANGED_FEATURES && { testMatch: ofComposition }),
};
