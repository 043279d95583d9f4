import { playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import * as v from 'valibot';
import { met } from '../judge/Difference';
import { refusalDifference, refusalOf, valueOf } from '../judge/refusalDifference';
import type { Call } from '../contract/readContract';
import { findCall } from './findCall';
import type { Visit } from './Visit';

const unauthorised = 401;

/** Fails to log in, renews the member's session and ends it. The last check of a run: afterwards the session is over. */
export async function checkSession(visit: Visit): Promise<void> {
  const { contract, client, findings, players, words, key, wanted } = visit;
  const [login, renew, logout, info] = [sessionWire.login, playerWire.renewSession, sessionWire.logout, playerWire.getMemberInfo].map(
    (call) => findCall(contract, call),
  ) as [Call, Call, Call, Call];
  if (![login, renew, logout].some((call) => wanted.includes(call))) return;

  if (key) {
    const nobody = { username: words['username'], password: 'not-a-password', captcha: '', type: 'username' };
    const failed = await client.send(login, nobody, { key });
    findings.note(login, 'refusal', refusalDifference(failed, { status: 200, codes: ['LOGIN_FAILED', 'CAPTCHA_REQUIRED'] }));
  }
  const player = await players.member();
  if (!player) {
    for (const call of [renew, logout]) findings.leaveOut(call, 'session', 'no test account, or no login');
    return;
  }
  const renewal = await client.send(renew, {}, { token: player.token });
  const renewed = v.safeParse(playerWire.renewSession.value, valueOf(renewal)?.value);
  if (!renewed.success) findings.note(renew, 'renewal', `no new token, ${refusalOf(renewal)}`);
  else if (renewed.output.token === player.token) findings.note(renew, 'renewal', 'the token is the old one');
  const { token } = renewed.success ? renewed.output : player;
  const used = await client.send(info, {}, { token });
  findings.note(renew, 'renewal', valueOf(used) ? undefined : `the new token is refused with ${refusalOf(used)}`);
  if (info.isAbsent) {
    findings.leaveOut(logout, 'session', 'the gateway has no call that tells whether a session is over');
    return;
  }
  await client.send(logout, {}, { token });
  const codes = info.statuses.get(unauthorised) ?? [];
  for (const [whose, ended] of Object.entries({ 'the token': token, 'the former token': player.token })) {
    const after = await client.send(info, {}, { token: ended });
    const difference = refusalDifference(after, { status: unauthorised, codes });
    findings.note(logout, 'session', met(`after the logout, with ${whose}`, difference));
  }
}
