import type { WireInput } from '@parlour/kernel/wire-call';
import { contentWire } from '@parlour/content/wire';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
type Asked = Partial<WireInput<typeof contentWire.getAnnouncements>>;
const read = ({ merchant = '200jilif3', ...asked }: Asked & { merchant?: string } = {}) =>
  gateway.client({ merchant }).call(contentWire.getAnnouncements, { types: 'B,PL,PU,PR,H', platform: 'M', language: 'EN', ...asked });

const groups = ['m_home', 'm_login', 'm_reg', 'm_game', 'm_hotgames', 'm_topup_1', 'm_topup_2', 'm_topup_3'];

test.each(['200jilif3', '200jilimm3'])('spec 3: %s has banners of every group', async (merchant) => {
  const { banners } = await read({ merchant });
  expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(groups));
  expect(banners.filter(({ groupName }) => groupName === 'm_home')).toHaveLength(4);
  for (const { title, link, url } of banners) {
    expect(title).not.toBe('');
    expect(link).toMatch(/^\/m\//);
    expect(url).toMatch(/^art\/[0-9a-f]{8}\/banners\/\w+$/);
  }
});

test('only the requested types and group are returned', async () => {
  const { banners, player, popup, promotion } = await read({ types: 'B', groupName: 'm_reg' });
  expect(banners.map(({ groupName }) => groupName)).toEqual(['m_reg']);
  expect([player, popup, promotion]).toEqual([[], [], []]);
  expect((await read({ types: 'X' })).banners).toEqual([]);
});

test('texts are in the requested language, or else in the merchant’s own', async () => {
  const english = await read();
  const filipino = await read({ language: 'TY' });
  const burmese = await read({ language: 'MY', merchant: '200jilimm3' });
  expect(filipino.player).toHaveLength(english.player.length);
  expect(filipino.player[0]?.title).not.toBe(english.player[0]?.title);
  expect(burmese.promotion[0]?.title).toMatch(/[က-၏]/);
  expect((await read({ language: 'MY' })).player).toEqual(english.player);
});

test('amounts are the merchant’s, and no placeholder remains', async () => {
  const philippines = JSON.stringify(await read());
  const myanmar = JSON.stringify(await read({ merchant: '200jilimm3', language: 'MY' }));
  expect(philippines).toContain('₱250,000');
  expect(myanmar).toContain('Ks 7,500,000');
  expect(philippines + myanmar).not.toMatch(/[{]\w+[}]|undefined/);
});

test('promotions have a cover, dates and categories; a banner leads to one', async () => {
  const { promotion, banners } = await read();
  const categories = await gateway.client().call(contentWire.getPromotionCategories, { language: 'TY' });
  const known = categories.map(({ id }) => id);
  for (const { promoAnnouncementCategoryIds, announcementImages, noExpiry, endDate } of promotion) {
    expect(known).toEqual(expect.arrayContaining(promoAnnouncementCategoryIds));
    expect(announcementImages[0]).toMatchObject({ sequence: 1 });
    expect(noExpiry).toBe(endDate === null ? 1 : 0);
  }
  expect(categories.map(({ title }) => title)).toContain('Araw-araw');
  const linked = banners.flatMap(({ link }) => /activityDetail\?id=(.+)$/.exec(link ?? '')?.[1] ?? []);
  expect(linked.length).toBeGreaterThan(2);
  expect(promotion.map(({ id }) => id)).toEqual(expect.arrayContaining(linked));
});

test('a promotion disappears when it ends', async () => {
  const before = (await read()).promotion.length;
  gateway.pass(15 * 24 * 3_600_000);
  expect((await read()).promotion.length).toBeLessThan(before);
});

test('an announcement is marked as read for the reader only; the list is the same for everybody', async () => {
  const maria = await gateway.login('maria');
  const { player } = await read({ types: 'PL' });
  const announcementId = player[0]?.id ?? '';
  const reads = () => maria.call(contentWire.getAnnouncementReads, {});
  expect(await reads()).not.toContain(announcementId);
  await maria.call(contentWire.markAnnouncementRead, { announcementId, read: true });
  await maria.call(contentWire.markAnnouncementRead, { announcementId, read: true });
  expect((await reads()).filter((id) => id === announcementId)).toHaveLength(1);
  const vince = await gateway.login('vince');
  expect(await vince.call(contentWire.getAnnouncementReads, {})).not.toContain(announcementId);
  expect(await gateway.client().refusal(contentWire.getAnnouncementReads, {})).toMatchObject({ status: 401 });
  expect(await maria.refusal(contentWire.markAnnouncementRead, { announcementId: 'MM-payouts', read: true })).toMatchObject({
    code: 'FIELD_INVALID',
  });
});
