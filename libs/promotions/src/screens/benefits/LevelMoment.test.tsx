import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { vip } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { hidePromotions, asMember, asVisitor } from '../../mocks/players';
import { type VipMine, vipWire } from '../../wire';

useNetwork(...promotionHandlers);
afterEach(() => {
  localStorage.removeItem('vipLevelsSeen');
  act(() => hidePromotions(false));
});

/** Opens the club at a level, and leaves it again after `look`. */
async function visit(level: number, look: (user: Awaited<ReturnType<typeof renderFeature>>['user']) => void | Promise<void>) {
  network.use(mockCall(vipWire.getVip, { ...vip, mine: { ...(vip.mine as VipMine), level } }));
  const { user, unmount } = await renderFeature(promotionsFeature, '/m/member/benefits', asMember);
  await screen.findByRole('list', { name: 'Steps' });
  await look(user);
  unmount();
}

const risen = () => screen.queryByRole('heading', { name: /^You have reached/ });

test('the first sight of a level is no news, and neither is the same or a lower one', async () => {
  await visit(1, () => expect(risen()).toBeNull());
  await visit(1, () => expect(risen()).toBeNull());
  await visit(0, () => expect(risen()).toBeNull());
});

test('a higher level is welcomed once, with what it adds; the player can dismiss it', async () => {
  await visit(1, () => expect(risen()).toBeNull());
  await visit(2, async (user) => {
    expect(risen()).toHaveTextContent('You have reached VIP 2 Silver');
    expect(screen.getByRole('status')).toContainElement(risen());
    expect(screen.getAllByText('Upgrade bonus')[0]?.closest('dl')).toHaveTextContent('Upgrade bonus₱80Weekly₱20Daily limit₱50,000');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(risen()).toBeNull();
  });
  await visit(2, () => expect(risen()).toBeNull());
});

test('the emblem arrives once the page is at rest; a key ends its arrival, and the card stays', async () => {
  localStorage.setItem('vipLevelsSeen', JSON.stringify([{ player: '200jilif3/maria', level: 1 }]));
  await visit(2, async () => {
    const emblem = screen.getByRole('status').firstElementChild;
    await waitFor(() => expect(emblem).toHaveAttribute('data-arrival', 'playing'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(emblem).toHaveAttribute('data-arrival', 'over');
    expect(risen()).toBeVisible();
  });
});

test('levels of another player of this device are no news', async () => {
  localStorage.setItem('vipLevelsSeen', JSON.stringify([{ player: '200jilif3/pedro', level: 0 }]));
  await visit(2, () => expect(risen()).toBeNull());
});

test('while promotions are paused nothing is celebrated, and the news comes afterwards', async () => {
  await visit(1, () => expect(risen()).toBeNull());
  hidePromotions();
  await visit(2, () => expect(risen()).toBeNull());
  act(() => hidePromotions(false));
  await visit(2, () => expect(risen()).toBeInTheDocument());
});

test.each(['{', '[{"player":7}]', JSON.stringify(Array.from({ length: 999 }, () => ({ player: 'x', level: 0 })))])(
  'a corrupt memory counts as none: %.20s',
  async (stored) => {
    localStorage.setItem('vipLevelsSeen', stored);
    await visit(2, () => expect(risen()).toBeNull());
    await visit(2, () => expect(risen()).toBeNull());
  },
);

test('a visitor sees no news', async () => {
  network.use(mockCall(vipWire.getVip, { ...vip, mine: null }));
  await renderFeature(promotionsFeature, '/m/member/benefits', asVisitor);
  await screen.findByRole('list', { name: 'Steps' });
  expect(risen()).toBeNull();
  expect(localStorage.getItem('vipLevelsSeen')).toBeNull();
});
