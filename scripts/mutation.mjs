// Measures how well the tests guard the most important rules: `npm run mutation`, or one group by name. Fails below 80 of 100 in any group.
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { groups } from './mutation/groups.mjs';

const LEAST = 80;
/** Inlined, because Stryker ignores the test environment of a preset that is only named. */
const preset = createRequire(import.meta.url)('../jest.preset.cjs');
const wanted = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const scores = [];
for (const [group, parts] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  const mutants = [];
  for (const part of parts) mutants.push(...(await mutate(part)));
  scores.push(scoreOf(group, mutants));
}
for (const { group, score, killed, all } of scores) console.log(`${group}: ${score.toFixed(1)} (${killed} of ${all} changes noticed)`);
process.exit(scores.length === 0 || scores.some(({ score }) => score < LEAST) ? 1 : 0);

function mutate({ library, files, tests = [], plain = false }) {
  const testMatch = [...files.map((file) => file.replace(/\.ts$/, '')), ...tests].map((name) => `<rootDir>/src/${name}.test.(ts|tsx)`);
  return new Stryker({
    mutate: files.map((file) => `libs/${library}/src/${file}`),
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      config: { ...preset, ...(plain && { testEnvironment: 'node', setupFilesAfterEnv: [] }), rootDir: `libs/${library}`, testMatch },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    concurrency: Math.min(2, cpus().length),
    ignoreStatic: false,
    ignorePatterns: ['/apps', '/docs', '/deploy', '/tools/*', '!/tools/jest', '**/dist', '**/test-output', '**/*.stories.tsx'],
    tempDirName: `.mutation/${library}`,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false },
    thresholds: { high: 100, low: LEAST, break: null },
    checkers: [],
  }).runMutationTest();
}

function scoreOf(group, mutants) {
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { group, killed, all: counted.length, score: (100 * killed) / counted.length };
}
