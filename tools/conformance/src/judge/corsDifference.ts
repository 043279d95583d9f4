import { listOf } from './listOf';

const exposed = ['date', 'retry-after'];

export function corsDifference(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== '*' && allowed !== origin) return `\`Access-Control-Allow-Origin\` is ${allowed === null ? 'missing' : `"${allowed}"`}`;
  if (allowed !== '*' && !listOf(headers, 'Vary').includes('origin')) return '`Vary` does not name Origin';
  const told = listOf(headers, 'Access-Control-Expose-Headers');
  const hidden = told.includes('*') ? [] : exposed.filter((name) => !told.includes(name));
  return hidden.length > 0 ? `\`Access-Control-Expose-Headers\` lacks ${hidden.join(', ')}` : undefined;
}
