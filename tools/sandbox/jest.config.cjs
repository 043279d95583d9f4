/** A change that only adds features runs their tests and those of the gateway as a whole (scripts/check.mjs), any other change all tests. */
const added = (process.env.NEW_FEATURES ?? '').split(' ').filter(Boolean);

module.exports = {
  displayName: 'sandbox',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  ...(added.length > 0 && {
    testMatch: ['*.test.ts', ...added.map((feature) => `${feature}/**/*.test.ts`)].map((files) => `<rootDir>/src/${files}`),
  }),
};
