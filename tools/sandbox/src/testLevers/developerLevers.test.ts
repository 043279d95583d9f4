import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import { walletWire } from '@parlour/wallet/wire';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const merchant = '200jilif3';
const read = async (path: string, body?: unknown) => (await gateway.lever(path, body)).json();

test('the members of a merchant are listed, and a session opens for one of them without a password', async () => {
  const members = (await read(`members?merchant=${merchant}`)) as { username: string }[];
  expect(members.map(({ username }) => username)).toEqual(expect.arrayContaining(['maria', 'agnes', 'lito']));
  const { token, userName } = (await read('sessions', { merchant, username: 'maria' })) as { token: string; userName: string };
  expect(userName).toBe('maria');
  const headers = { Merchant: merchant, Language: 'EN', Authorization: `Bearer ${token}` };
  const reply = await gateway.gateway.app.request(playerWire.getMemberInfo.path, { headers });
  expect(await reply.json()).toMatchObject({ success: true, value: { account: 'maria' } });
});

test('no session opens for a locked account or for nobody', async () => {
  const locked = await gateway.lever('sessions', { merchant, username: 'lito' });
  expect([locked.status, await locked.json()]).toEqual([409, { error: 'ACCOUNT_LOCKED' }]);
  expect((await gateway.lever('sessions', { merchant, username: 'nobody' })).status).toBe(404);
});

test('a session of another type changes the member, who then has the rights of that type', async () => {
  expect(await read('sessions', { username: 'maria', type: 40 })).toMatchObject({ userName: 'maria', type: 40, merchantCode: merchant });
  const { token } = (await read('sessions', { username: 'maria' })) as { token: string };
  const headers = { Merchant: merchant, Language: 'EN', Authorization: `Bearer ${token}` };
  const reply = await gateway.gateway.app.request(walletWire.getDepositMethods.path, { headers });
  expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
});

test('a flag is set for one merchant and given back', async () => {
  const isOn = async () => (await gateway.client().call(siteWire.getStatus, {})).info.whitelabel?.['VIP'];
  const before = await isOn();
  await gateway.lever('flags', { merchant, name: 'VIP', isOn: !before });
  expect(await isOn()).toBe(!before);
  await gateway.lever('flags', { merchant, name: 'VIP', isOn: null });
  expect(await isOn()).toBe(before);
  expect((await gateway.lever('flags', { merchant: 'nobody', name: 'VIP', isOn: true })).status).toBe(404);
});

test('one fault is removed, and the others stay', async () => {
  const rule = (path: string) => ({ path, fault: { kind: 'reset' } });
  const { id } = (await read('faults', rule('/wps/a'))) as { id: number };
  await gateway.lever('faults', rule('/wps/b'));
  await gateway.gateway.app.request(`/sandbox/faults?id=${id}`, { method: 'DELETE' });
  expect(await read('faults')).toMatchObject([{ path: '/wps/b' }]);
});

test('the clock tells the gateway’s time', async () => {
  gateway.pass(3_600_000);
  const { now } = (await read('clock')) as { now: number };
  expect(Math.abs(now - gateway.platform.clock.now())).toBeLessThan(60_000);
});

test('a lever opens an account that can log in; a taken name is refused', async () => {
  const username = `t${Date.now().toString(36)}`;
  const reply = await gateway.lever('members', { username });
  const { token, userName } = (await reply.json()) as { token: string; userName: string };
  const client = gateway.client();
  client.token = token;
  expect(await client.call(playerWire.getMemberInfo, {})).toMatchObject({ account: username });
  expect(userName).toBe(username);
  await gateway.client().login(username);
  expect((await gateway.lever('members', { username })).status).toBe(409);
  expect((await gateway.lever('members', { username: 'a b' })).status).toBe(400);
});
