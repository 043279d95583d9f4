import { randomUUID } from 'node:crypto';
import type { passkeyWire } from '@parlour/session/wire';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { passkeyCeremonies, passkeys } from '../db/schema/access';
import { members } from '../db/schema/session';
import type { CallContext, Handler } from '../http/answer';
import type { WireCall } from '@parlour/kernel/wire-call';
import { appOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { deviceName } from '../member/noteDevice';
import { openSession } from './openSession';

const ceremonyLifeMs = 5 * 60_000;
const siteName = 'Parlour';

type Request = Pick<CallContext<WireCall>, 'request' | 'platform'>;

/** A passkey is bound to the host name under which the app was opened. */
function siteOf({ request, platform }: Request): { origin: string; rpID: string } {
  const origin = appOriginOf(request, platform.settings);
  return { origin, rpID: new URL(origin).hostname };
}

const transportsOf = (row: { transports: string }) => row.transports.split(',').filter(Boolean) as AuthenticatorTransport[];

export const beginPasskey: Handler<typeof passkeyWire.beginPasskey> = async (context) => {
  const { db, player, clock } = context;
  const own = await readOwn(db, player.memberId);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: siteOf(context).rpID,
    userName: player.username,
    userID: new TextEncoder().encode(player.memberId),
    attestationType: 'none',
    excludeCredentials: own.map((row) => ({ id: row.id, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    ceremony: await keepCeremony(db, { challenge: options.challenge, memberId: player.memberId, now: clock.now() }),
    options: { ...options },
  };
};

export const addPasskey: Handler<typeof passkeyWire.addPasskey> = async (context) => {
  const { input, db, player, clock, request } = context;
  const { challenge } = await takeCeremony(db, { id: input.ceremony, memberId: player.memberId, now: clock.now() });
  const { origin, rpID } = siteOf(context);
  const result = await verifyRegistrationResponse({
    response: input.response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  const credential = result?.verified ? result.registrationInfo?.credential : undefined;
  if (!credential) return refuse('PASSKEY');
  await db
    .insert(passkeys)
    .values({
      id: credential.id,
      memberId: player.memberId,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name: deviceName(request.header('User-Agent') ?? ''),
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  return null;
};

export const beginPasskeyLogin: Handler<typeof passkeyWire.beginPasskeyLogin> = async (context) => {
  const options = await generateAuthenticationOptions({ rpID: siteOf(context).rpID, userVerification: 'required' });
  return { ceremony: await keepCeremony(context.db, { challenge: options.challenge, now: context.clock.now() }), options: { ...options } };
};

export const passkeyLogin: Handler<typeof passkeyWire.passkeyLogin> = async (context) => {
  const { input, db, merchant, clock } = context;
  const now = clock.now();
  const { challenge } = await takeCeremony(db, { id: input.ceremony, now });
  const { response } = input;
  const [row] = await db
    .select({ key: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.id, response.id), eq(members.merchant, merchant.code)));
  if (!row) return refuse('PASSKEY');
  const { origin, rpID } = siteOf(context);
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: row.key.id,
      publicKey: new Uint8Array(Buffer.from(row.key.publicKey, 'base64url')),
      counter: row.key.counter,
      transports: transportsOf(row.key),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return refuse('PASSKEY');
  await db.update(passkeys).set({ counter: result.authenticationInfo.newCounter, lastUsedAt: now }).where(eq(passkeys.id, row.key.id));
  return openSession(db, row.member, { now });
};

export const getPasskeys: Handler<typeof passkeyWire.getPasskeys> = async ({ db, player }) =>
  (await readOwn(db, player.memberId)).map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));

export const removePasskey: Handler<typeof passkeyWire.removePasskey> = async ({ input, db, player }) => {
  await db.delete(passkeys).where(and(eq(passkeys.id, input.id), eq(passkeys.memberId, player.memberId)));
  return null;
};

function readOwn(db: Db, memberId: string) {
  return db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt));
}

async function keepCeremony(db: Db, { challenge, memberId, now }: { challenge: string; memberId?: string; now: number }): Promise<string> {
  const id = randomUUID();
  await db.insert(passkeyCeremonies).values({ id, challenge, memberId: memberId ?? null, expiresAt: now + ceremonyLifeMs });
  return id;
}

/** A challenge is valid once, and only for the member it was issued to. */
async function takeCeremony(db: Db, { id, memberId, now }: { id: string; memberId?: string; now: number }): Promise<{ challenge: string }> {
  const valid = and(eq(passkeyCeremonies.id, id), gt(passkeyCeremonies.expiresAt, now));
  const [ceremony] = await db.delete(passkeyCeremonies).where(valid).returning();
  return ceremony && ceremony.memberId === (memberId ?? null) ? ceremony : refuse('CODE_EXPIRED');
}
