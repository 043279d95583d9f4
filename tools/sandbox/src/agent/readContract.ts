import type { Contract, ContractKind } from '@parlour/agent/wire';
import type { GatewayLanguage } from '@parlour/kernel';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type ContractRequest, contractRequests } from '../db/schema/agent';
import { members } from '../db/schema/session';
import { world } from '../world';
import { downlineAbove } from './downlineAbove';

export type ContractReader = { memberId: string; kind: ContractKind; language: GatewayLanguage; currencySymbol: string };

/** Derives the state of a contract of one kind from all its requests and answers. */
export async function readContract(db: Db, { memberId, kind, language, currencySymbol }: ContractReader): Promise<Contract> {
  const requests = await requestsOf(db, memberId, kind);
  const { open, last, current, rejected } = standing(requests);
  const { [kind]: own, shared } = world.agents.contractTexts[language];
  const terms = (request: ContractRequest | undefined) =>
    request?.tiers
      ? { tiers: request.tiers, text: `${own}\n\n${shared}`, textVersion: request.textVersion, effectiveAt: request.effectiveAt }
      : null;
  return {
    kind,
    status: statusOf({ open, current, rejected }),
    version: open?.version ?? null,
    upline: last ? await nameOf(db, last.uplineId) : null,
    currencySymbol,
    offer: terms(open ?? rejected),
    current: terms(current),
    answeredAt: (current ?? rejected ?? last)?.answeredAt ?? null,
    downlineAbove: open ? downlineAbove(await grantsOf(db, memberId, kind), open.tiers ?? []) : null,
    history: requests
      .flatMap(eventsOf)
      .sort((a, b) => a.at - b.at)
      .reverse(),
  };
}

type Standing = Partial<Record<'open' | 'last' | 'current' | 'rejected', ContractRequest>>;

/** Finds the open request, the last one that was not withdrawn, the one in force and the rejected one. */
function standing(requests: readonly ContractRequest[]): Standing {
  const open = requests.find(({ answer }) => answer === null);
  const last = requests.findLast(({ answer }) => answer !== 'withdrawn');
  const current = currentOf(requests);
  const rejected = !current && last?.answer === 'rejected' && last.tiers ? last : undefined;
  return { ...(open && { open }), ...(last && { last }), ...(current && { current }), ...(rejected && { rejected }) };
}

async function requestsOf(db: Db, memberId: string, kind: ContractKind): Promise<ContractRequest[]> {
  return db
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.memberId, memberId), eq(contractRequests.kind, kind)))
    .orderBy(asc(contractRequests.offeredAt));
}

/** Returns the terms accepted last, unless their end was accepted later. */
function currentOf(requests: readonly ContractRequest[]): ContractRequest | undefined {
  const last = requests.findLast(({ answer }) => answer === 'accepted');
  return last?.tiers ? last : undefined;
}

function statusOf({ open, current, rejected }: Standing): Contract['status'] {
  if (open) return ({ NEW: 'new', CHANGE: 'changed', CANCEL: 'cancellation' } as const)[open.request];
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

/** Returns the rates that the agent currently pays to the downlines. */
async function grantsOf(db: Db, uplineId: string, kind: ContractKind) {
  const rows = await db
    .select({ request: contractRequests, member: members })
    .from(contractRequests)
    .innerJoin(members, eq(members.id, contractRequests.memberId))
    .where(and(eq(contractRequests.uplineId, uplineId), eq(contractRequests.kind, kind)))
    .orderBy(asc(contractRequests.offeredAt));
  const downlines = new Map(rows.map(({ member }) => [member.id, member.nickname ?? member.username]));
  return [...downlines].flatMap(([id, downline]) => {
    const own = rows.filter(({ member }) => member.id === id).map(({ request }) => request);
    const tiers = currentOf(own)?.tiers;
    return tiers ? [{ downline, tiers }] : [];
  });
}

async function nameOf(db: Db, memberId: string): Promise<string | null> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ? (member.nickname ?? member.username) : null;
}
