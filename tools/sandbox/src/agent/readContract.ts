import type { Contract, ContractKind } from '@parlour/agent/wire';
import type { GatewayLanguage } from '@parlour/kernel';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type ContractRequest, contractRequests } from '../db/schema/agent';
import { members } from '../db/schema/session';
import { world } from '../world';
import { downlineAbove } from './downlineAbove';

export type ContractReader = { memberId: string; kind: ContractKind; language: GatewayLanguage; currencySymbol: string; now: number };

/** Derives the state of a contract of one kind from all its requests and answers. */
export async function readContract(db: Db, { memberId, kind, language, currencySymbol, now }: ContractReader): Promise<Contract> {
  const requests = await requestsOf(db, memberId, kind);
  const { open, last, current, upcoming, rejected } = standing(requests, now);
  const { [kind]: own, shared } = world.agents.contractTexts[language];
  const terms = (request: ContractRequest | undefined) =>
    request?.tiers
      ? { tiers: request.tiers, text: `${own}\n\n${shared}`, textVersion: request.textVersion, effectiveAt: request.effectiveAt }
      : null;
  return {
    kind,
    status: statusOf({ open, current, upcoming, rejected }),
    version: open?.version ?? null,
    upline: last ? await nameOf(db, last.uplineId) : null,
    currencySymbol,
    offer: terms(open ?? rejected),
    current: terms(current),
    upcoming: terms(upcoming),
    answeredAt: (upcoming ?? current ?? rejected ?? last)?.answeredAt ?? null,
    downlineAbove: open ? downlineAbove(await grantsOf(db, { memberId, kind, now }), open.tiers ?? []) : null,
    history: requests
      .flatMap(eventsOf)
      .sort((a, b) => a.at - b.at)
      .reverse(),
  };
}

type Standing = Partial<Record<'open' | 'last' | 'current' | 'upcoming' | 'rejected', ContractRequest>>;

/** Finds the open request, the last one that was not withdrawn, the one in force, the accepted one that starts later and the rejected one. */
function standing(requests: readonly ContractRequest[], now: number): Standing {
  const open = requests.find(({ answer }) => answer === null);
  const last = requests.findLast(({ answer }) => answer !== 'withdrawn');
  const accepted = acceptedOf(requests, now);
  const rejected = !accepted.current && !accepted.upcoming && last?.answer === 'rejected' && last.tiers ? last : undefined;
  return { ...(open && { open }), ...(last && { last }), ...accepted, ...(rejected && { rejected }) };
}

async function requestsOf(db: Db, memberId: string, kind: ContractKind): Promise<ContractRequest[]> {
  return db
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.memberId, memberId), eq(contractRequests.kind, kind)))
    .orderBy(asc(contractRequests.offeredAt));
}

/** Returns the terms accepted last that have started, and those that start later, unless their end was accepted since. */
function acceptedOf(requests: readonly ContractRequest[], now: number): Pick<Standing, 'current' | 'upcoming'> {
  const accepted = requests.filter(({ answer }) => answer === 'accepted');
  const counting = accepted.slice(accepted.findLastIndex(({ tiers }) => tiers === null) + 1);
  const hasStarted = ({ effectiveAt }: ContractRequest) => (effectiveAt ?? 0) <= now;
  const [current, last] = [counting.findLast(hasStarted), counting.at(-1)];
  return { ...(current && { current }), ...(last && !hasStarted(last) && { upcoming: last }) };
}

function statusOf({ open, current, upcoming, rejected }: Standing): Contract['status'] {
  if (open) return ({ NEW: 'new', CHANGE: 'changed', CANCEL: 'cancellation' } as const)[open.request];
  if (upcoming) return 'upcoming';
  if (current) return 'active';
  return rejected ? 'rejected' : 'none';
}

function eventsOf({ version, request, offeredAt, answer, answeredAt }: ContractRequest): Contract['history'] {
  const asked = ({ NEW: 'offered', CHANGE: 'changeOffered', CANCEL: 'endAsked' } as const)[request];
  const isEnd = request === 'CANCEL';
  const answers = { accepted: isEnd ? 'ended' : 'accepted', rejected: isEnd ? 'kept' : 'rejected', withdrawn: 'withdrawn' } as const;
  const begun = { version, event: asked, at: offeredAt };
  return answer === null || answeredAt === null ? [begun] : [begun, { version, event: answers[answer], at: answeredAt }];
}

/** Returns the rates that the agent pays to the downlines, now or once they start. */
async function grantsOf(db: Db, { memberId: uplineId, kind, now }: Pick<ContractReader, 'memberId' | 'kind' | 'now'>) {
  const rows = await db
    .select({ request: contractRequests, member: members })
    .from(contractRequests)
    .innerJoin(members, eq(members.id, contractRequests.memberId))
    .where(and(eq(contractRequests.uplineId, uplineId), eq(contractRequests.kind, kind)))
    .orderBy(asc(contractRequests.offeredAt));
  const downlines = new Map(rows.map(({ member }) => [member.id, member.nickname ?? member.username]));
  return [...downlines].flatMap(([id, downline]) => {
    const own = rows.filter(({ member }) => member.id === id).map(({ request }) => request);
    return Object.values(acceptedOf(own, now)).flatMap(({ tiers }) => (tiers ? [{ downline, tiers }] : []));
  });
}

async function nameOf(db: Db, memberId: string): Promise<string | null> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ? (member.nickname ?? member.username) : null;
}
