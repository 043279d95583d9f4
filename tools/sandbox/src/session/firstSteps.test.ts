import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playControlsWire } from '@parlour/player/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { sessionWire } from '@parlour/session/wire';
import { limitsWire, walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const language = 'EN';

const giftOf = async (client: Client) => (await client.call(rewardWire.getRewards, { language })).find(({ kind }) => kind === 'signUp');

async function stepsOf(client: Client) {
  const { hasLimit } = await client.call(playControlsWire.getPlayState, {});
  const { hasDeposited } = await client.call(walletWire.getMemberWallet, {});
  return { gift: (await giftOf(client))?.status, hasLimit, hasDeposited };
}

test('a new member has three first steps, and each is told when it is done', async () => {
  const client = await registerMember(gateway);
  expect(await stepsOf(client)).toEqual({ gift: 'CLAIM', hasLimit: false, hasDeposited: false });
  const rewardIds = [(await giftOf(client))?.rewardId ?? ''];
  await client.call(rewardWire.claimRewards, { idempotencyKey: newIdempotencyKey(), rewardIds, language });
  expect(await stepsOf(client)).toEqual({ gift: 'CLAIMED', hasLimit: false, hasDeposited: false });
  await client.call(limitsWire.setLimit, { kind: 'deposit', period: 'day', amount: '500' });
  expect(await stepsOf(client)).toEqual({ gift: 'CLAIMED', hasLimit: true, hasDeposited: false });
  await deposit(gateway, client, '300');
  expect(await stepsOf(client)).toEqual({ gift: 'CLAIMED', hasLimit: true, hasDeposited: true });
});

test.each([
  ['200jilif3', '₱'],
  ['200jilimm3', 'Ks'],
] as const)('%s: the sign-up names the gift that a new member can claim', async (merchant, currencySymbol) => {
  const visitor = gateway.client({ merchant });
  const { gift } = await visitor.call(sessionWire.getRegisterSetting, {});
  const offered = await giftOf(visitor);
  expect(gift).toEqual({ amount: offered?.amount, currencySymbol, turnoverTimes: offered?.turnoverTimes });
});

test('a deposit that is not credited yet is no first deposit', async () => {
  const client = await registerMember(gateway);
  await client.call(walletWire.createDeposit, { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '300' });
  expect(await stepsOf(client)).toMatchObject({ hasDeposited: false });
});
