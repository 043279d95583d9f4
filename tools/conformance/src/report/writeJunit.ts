import type { Finding } from '../judge/createFindings';
import { rules } from '../judge/rules';
import { escapeMarkup } from './escapeMarkup';
import { summarize } from './summary';

/** Writes findings as JUnit XML: a suite for each call, a case for each rule. */
export function writeJunit(findings: readonly Finding[]): string {
  const suites = summarize(findings).map(({ call, differing, unchecked, fitting }) => {
    const cases = [...differing, ...unchecked, ...fitting];
    const name = escapeMarkup(`${call.name} (${call.method} ${call.path})`);
    const head = `<testsuite name="${name}" tests="${cases.length}" failures="${differing.length}" skipped="${unchecked.length}">`;
    return [head, ...cases.map(writeCase), '</testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="conformance">', ...suites, '</testsuites>', ''].join('\n');
}

function writeCase({ call, rule, outcome, detail }: Finding): string {
  const head = `<testcase classname="${escapeMarkup(call.name)}" name="${escapeMarkup(rules[rule].says)}"`;
  if (outcome === 'fits') return `${head}/>`;
  const message = `message="${escapeMarkup(detail)}"`;
  if (outcome === 'unchecked') return `${head}><skipped ${message}/></testcase>`;
  return `${head}><failure ${message}>${escapeMarkup(rules[rule].mapping(call))}</failure></testcase>`;
}
