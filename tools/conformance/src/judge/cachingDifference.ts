import { publicCacheControl } from '@parlour/kernel/wire-call';
import type { Reply } from '../client/createClient';
import type { Call } from '../contract/readContract';
import { listOf } from './listOf';

const mayVary = ['accept-encoding', 'origin'];

/** Compares the cache headers with ADR 0012: caches may keep values of public calls, and nothing else. */
export function cachingDifference(call: Call, reply: Reply): string | undefined {
  const { status, headers, envelope } = reply;
  const isKept = !call.withSession && (status === 304 || (status === 200 && envelope?.success !== false));
  return call.public && isKept ? keptDifference(publicCacheControl(call.public), headers) : privateDifference(call, headers);
}

function keptDifference(wanted: string, headers: Headers): string | undefined {
  const told = listOf(headers, 'Cache-Control');
  if (wanted.split(', ').some((part) => !told.includes(part))) return `\`Cache-Control\` is "${told.join(', ')}", not "${wanted}"`;
  if (!/^(W\/)?".+"$/.test(headers.get('ETag') ?? '')) return 'no `ETag`';
  if (headers.has('Set-Cookie')) return 'a public reply sets a cookie';
  const varying = listOf(headers, 'Vary').filter((name) => !mayVary.includes(name));
  return varying.length > 0 ? `\`Vary\` names ${varying.join(', ')}` : undefined;
}

function privateDifference(call: Call, headers: Headers): string | undefined {
  const told = listOf(headers, 'Cache-Control');
  const isPrivate = told.includes('private') && told.includes('no-store') && !told.includes('public');
  return isPrivate ? undefined : `\`Cache-Control\` ${call.public ? 'of a refusal ' : ''}is "${told.join(', ')}", not "private, no-store"`;
}
