/** Shared Jest preset: SWC, jsdom with Node's own fetch, CSS modules as identity. */
module.exports = {
  // A test looks globals up slowly, because they are those of its own environment; each module gets these as parameters instead.
  sandboxInjectedGlobals: ['Array', 'Error', 'Math', 'Object'],
  testTimeout: 60_000,
  passWithNoTests: true,
  testEnvironment: require.resolve('./tools/jest/jsdom-env.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.(ts|tsx)'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.([cm]?[tj]sx?)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@electric-sql|swiper|msw|@msw|@mswjs|@open-draft|rettime|until-async|cookie)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('./tools/jest/empty.cjs'),
    '^swiper/css': require.resolve('./tools/jest/empty.cjs'),
    '\\.svg$': require.resolve('./tools/jest/asset.cjs'),
  },
  setupFilesAfterEnv: [require.resolve('./tools/jest/setup.cjs')],
};
