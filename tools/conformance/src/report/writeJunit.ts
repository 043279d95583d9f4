import type { Coverage } from '../adapted/coverage';
import type { Finding } from '../judge/createFindings';
import { rules } from '../judge/rules';
import { escapeMarkup } from './escapeMarkup';
import { summarize } from './summary';

/** Writes findings as JUnit XML: a suite for each call, a case for each rule, and a suite with what an adapter makes of each call. */
export function writeJunit(findings: readonly Finding[], coverage: Coverage = []): string {
  const suites = summarize(findings).map(({ call, differing, unchecked, fitting }) => {
    const cases = [...differing, ...unchecked, ...fitting];
    const name = escapeMarkup(`${call.name} (${call.method} ${call.path})`);
    const head = `<testsuite name="${name}" tests="${cases.length}" failures="${differing.length}" skipped="${unchecked.length}">`;
    return [head, ...cases.map(writeCase), '</testsuite>'].join('\n');
  });
  const adapter = coverage.length > 0 ? [writeCoverage(coverage)] : [];
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="conformance">', ...adapter, ...suites, '</testsuites>', ''].join(
    '\n',
  );
}

function writeCase({ call, rule, outcome, detail }: Finding): string {
  const head = `<testcase classname="${escapeMarkup(call.name)}" name="${escapeMarkup(rules[rule].says)}"`;
  if (outcome === 'fits') return `${head}/>`;
  const message = `message="${escapeMarkup(detail)}"`;
  if (outcome === 'unchecked') return `${head}><skipped ${message}/></testcase>`;
  return `${head}><failure ${message}>${escapeMarkup(rules[rule].remedy(`\`${call.name}\``))}</failure></testcase>`;
}

function writeCoverage(coverage: Coverage): string {
  const left = coverage.filter(({ place }) => place === 'absent' || place === 'missing');
  const cases = coverage.map(({ call, place }) => {
    const head = `<testcase classname="adapter" name="${escapeMarkup(`${call.name}: ${place}`)}"`;
    return left.some((other) => other.call === call) ? `${head}><skipped message="${place}"/></testcase>` : `${head}/>`;
  });
  return [`<testsuite name="adapter" tests="${cases.length}" failures="0" skipped="${left.length}">`, ...cases, '</testsuite>'].join('\n');
}
