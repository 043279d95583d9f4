import type { Coverage } from '../adapted/coverage';
import type { Guess } from '../guess/Guess';
import type { Finding } from '../judge/createFindings';
import { rules } from '../judge/rules';
import { escapeMarkup } from './escapeMarkup';
import { inline } from './inline';
import { pageStyle } from './pageStyle';
import { type CallSummary, summarize } from './summary';
import { writeOverview } from './writeOverview';

type About = { gateway: string; merchant: string; at: Date; guesses: readonly Guess[]; coverage: Coverage };

/** Writes findings as a page that needs no other file: guesses and causes first, then the differences of each call, and what to do about them. */
export function writePage(findings: readonly Finding[], { gateway, merchant, at, ...overview }: About): string {
  const summaries = summarize(findings);
  const differing = summaries.filter((summary) => summary.differing.length > 0);
  const others = summaries.filter((summary) => summary.differing.length === 0);
  const checks = (outcome: Finding['outcome']) => findings.filter((finding) => finding.outcome === outcome).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${differing.length === 0 ? 'Conforms' : `${differing.length} calls differ`}: ${escapeMarkup(gateway)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(gateway)}</h1>
<p>Merchant ${escapeMarkup(merchant)}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${summaries.length} calls: ${differing.length} differ from the contract.
${checks('fits')} checks fit, ${checks('differs')} differ, ${checks('unchecked')} were left out.</p>
${writeOverview(findings, overview)}
<h2>What differs, call by call</h2>
${differing.length === 0 ? '<p>Nothing that was checked.</p>' : differing.map(writeCall).join('\n')}
<h2>What fits</h2>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Checks that fit</th><th scope="col">Left out</th></tr></thead>
<tbody>
${others.map(writeRow).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function writeCall({ call, differing, unchecked }: CallSummary): string {
  return `<section>
<h3>${escapeMarkup(call.name)} <small>${call.method} ${escapeMarkup(call.path)}</small></h3>
<p>${escapeMarkup(call.summary)}</p>
<dl>
${differing.map(writeDifference).join('\n')}
</dl>
${unchecked.length > 0 ? `<p>Left out: ${unchecked.map(reasonOf).join('; ')}</p>` : ''}
</section>`;
}

function writeDifference({ call, rule, detail }: Finding): string {
  const { says, remedy } = rules[rule];
  return `<dt>${inline(says)}</dt>
<dd><strong>Found:</strong> ${inline(detail)}</dd>
<dd><strong>What to do:</strong> ${inline(remedy(`\`${call.name}\``))}</dd>`;
}

function writeRow({ call, fitting, unchecked }: CallSummary): string {
  const name = `<th scope="row">${escapeMarkup(call.name)} <small>${call.method} ${escapeMarkup(call.path)}</small></th>`;
  return `<tr>${name}<td>${fitting.length}</td><td>${unchecked.map(reasonOf).join('; ')}</td></tr>`;
}

function reasonOf({ rule, detail }: Finding): string {
  return `${rule}: ${inline(detail)}`;
}
