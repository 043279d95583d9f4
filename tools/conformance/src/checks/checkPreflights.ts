import { withinTime } from '../client/withinTime';
import { listOf } from '../judge/listOf';
import type { Call } from '../contract/readContract';
import type { Visit } from './Visit';

/** Asks as a browser does before a request of another origin. Public calls have no header of ours, so they need no preflight. */
export async function checkPreflights(visit: Visit): Promise<void> {
  const { settings, wanted, findings } = visit;
  const { origin } = settings;
  if (!origin) return;
  for (const call of wanted.filter((candidate) => !candidate.public))
    findings.note(call, 'preflight', await differenceOf(visit, call, origin));
}

async function differenceOf({ settings, contract }: Visit, call: Call, origin: string): Promise<string | undefined> {
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': call.method,
    'Access-Control-Request-Headers': contract.requestHeaders.join(', '),
  };
  const signal = AbortSignal.timeout(settings.readLimitMs);
  const request = new Request(new URL(call.path, settings.gateway), { method: 'OPTIONS', headers: asked, redirect: 'manual', signal });
  const reply = await withinTime(settings.ask(request), signal).catch(() => undefined);
  if (!reply?.ok) return `answered with ${reply?.status ?? 'nothing'}`;
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  if (allowed !== '*' && allowed !== origin) return `\`Access-Control-Allow-Origin\` is ${allowed === null ? 'missing' : `"${allowed}"`}`;
  const methods = listOf(reply.headers, 'Access-Control-Allow-Methods');
  // Browsers allow GET and POST in any case.
  if (!['GET', 'POST'].includes(call.method) && !methods.includes(call.method.toLowerCase()) && !methods.includes('*'))
    return `\`Access-Control-Allow-Methods\` lacks ${call.method}`;
  const headers = listOf(reply.headers, 'Access-Control-Allow-Headers');
  // A star does not stand for Authorization.
  const lacking = contract.requestHeaders.filter(
    (name) => !headers.includes(name.toLowerCase()) && (name === 'Authorization' || !headers.includes('*')),
  );
  return lacking.length > 0 ? `\`Access-Control-Allow-Headers\` lacks ${lacking.join(', ')}` : undefined;
}
