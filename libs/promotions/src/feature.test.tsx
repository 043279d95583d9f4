import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { playerWire } from '@parlour/player/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from './feature';
import { promotionHandlers } from './mocks/handlers';
import { hidePromotions, asMember, asType, asVisitor } from './mocks/players';
import { promotionGateWire } from './wire';

useNetwork(...promotionHandlers);
afterEach(() => act(() => hidePromotions(false)));

const entries = promotionsFeature.menu ?? [];

function Entry({ entry: { id, useVisible = () => true } }: { entry: (typeof entries)[number] }) {
  return useVisible() && <li>{id.replace('promotions.', '')}</li>;
}

function Menu() {
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const show = (player: typeof asVisitor | typeof asMember) =>
  renderBlock(<Menu />, { ...player, with: [promotionsFeature, ...player.with] });
const gates = (APP_DOWNLOAD: boolean, REFERRAL: boolean) =>
  network.use(mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD, REFERRAL }));

test('spec 2: every menu entry is shown when every feature is enabled', async () => {
  await show(asMember);
  await waitFor(() => expect(shown()).toHaveLength(entries.length));
});

test.each([
  ['a visitor', asVisitor, undefined],
  ['a member with a VIP level', asMember, { labelName: 'VIP 4 Gold' }],
  ['a member without a VIP level', asMember, null],
])(
  'spec 6: for %s, the member area shows the VIP entry by level, and the side menu shows it by feature flag',
  async (_, player, clubLabel) => {
    network.use(mockCall(playerWire.getMemberInfo, { id: '7', type: 0, account: 'maria2026', clubLabel }));
    await show(player);
    await waitFor(() => expect(shown()).toContain('vip'));
    await waitFor(() => expect(shown().includes('memberVip')).toBe(clubLabel !== null));
  },
);

test.each([
  ['a visitor', asVisitor, true],
  ['a member', asMember, false],
  ['the free trial', asType(4), false],
])('spec 2: menu entries for %s when REFERRAL is off', async (_, player, seesInvite) => {
  gates(true, false);
  await show(player);
  await waitFor(() => expect(shown()).toContain('bonus'));
  expect([shown().includes('invite'), shown().includes('inviteTab')]).toEqual([seesInvite, seesInvite]);
});

test('spec 2: the bonus entry is hidden when APP_DOWNLOAD is off', async () => {
  gates(false, true);
  await show(asMember);
  await waitFor(() => expect(shown()).toContain('invite'));
  expect(shown()).not.toContain('bonus');
});

test('while promotions are paused, only the reward and VIP entries remain', async () => {
  await show(asMember);
  await waitFor(() => expect(shown()).toHaveLength(entries.length));
  act(() => hidePromotions());
  expect(shown()).toEqual(['rewards', 'vip', 'memberRewards', 'memberVip']);
});
