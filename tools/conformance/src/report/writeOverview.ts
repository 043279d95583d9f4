import type { Coverage, Place } from '../adapted/coverage';
import type { Guess } from '../guess/Guess';
import type { Finding } from '../judge/createFindings';
import { type Cause, groupByCause, remedyOf, titleOf } from './groupByCause';
import { inline } from './inline';

/** Writes the beginning of the report, before the single calls: the guesses, the calls that the adapter maps, and the causes of the differences. */
export function writeOverview(
  findings: readonly Finding[],
  { guesses, coverage }: { guesses: readonly Guess[]; coverage: Coverage },
): string {
  const causes = groupByCause(findings);
  return [
    guesses.length > 0 ? `<h2>What the gateway seems to do in its own way</h2>\n${guesses.map(writeGuess).join('\n')}` : '',
    coverage.length > 0 ? writeCoverage(coverage) : '',
    causes.length > 0 ? `<h2>What differs, by cause</h2>\n${causes.map(writeCause).join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function writeGuess({ what, evidence, write }: Guess): string {
  return `<section>
<h3>${inline(what)}</h3>
<dl>
<dt>Seen</dt>
<dd>${inline(evidence)}</dd>
<dt>In the adapter</dt>
<dd>${inline(write)}</dd>
</dl>
</section>`;
}

function writeCause(cause: Cause): string {
  const rows = cause.findings.map(({ call, detail }) => `<li>${inline(call.name)}: ${inline(detail)}</li>`);
  return `<section>
<h3>${inline(titleOf(cause))} <small>${cause.rule}</small></h3>
<p>${inline(remedyOf(cause))}</p>
<details>
<summary>Single findings</summary>
<ul>
${rows.join('\n')}
</ul>
</details>
</section>`;
}

function writeCoverage(coverage: Coverage): string {
  const rows = coverage.map(
    ({ call, place }) => `<tr><th scope="row">${inline(call.name)}</th><td>${place}</td><td>${inline(call.summary)}</td></tr>`,
  );
  return `<h2>What the adapter makes of the calls</h2>
<p>${totalsOf(coverage)}</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">With the adapter</th><th scope="col">What it is for</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** For example "183 calls: 1 fits, 35 mapped, 147 absent, 0 missing". */
export function totalsOf(coverage: Coverage): string {
  const count = (wanted: Place) => coverage.filter(({ place }) => place === wanted).length;
  const fits = count('fits');
  return `${coverage.length} calls: ${fits} ${fits === 1 ? 'fits' : 'fit'}, ${count('mapped')} mapped, ${count('absent')} absent, ${count('missing')} missing`;
}
