import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { Report, Reporter } from './Report';

const MAX_REPORTS = 10;
const KEY = 'reports.sent';
const count = v.pipe(v.number(), v.safeInteger());

/** Sends at most ten reports per visit of a tab, reloads included, and no report twice (reliability O1). */
export function limitReporter(reporter: Reporter): Reporter {
  const told = new Set<string>();
  return (report: Report) => {
    const text = JSON.stringify(report);
    const sent = readStored('session', KEY, count) ?? 0;
    if (sent >= MAX_REPORTS || told.has(text)) return;
    told.add(text);
    writeStored('session', KEY, sent + 1);
    reporter(report);
  };
}
