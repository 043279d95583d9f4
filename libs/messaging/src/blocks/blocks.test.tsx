import type { Feature } from '@parlour/kernel/feature';
import type { WireReply } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { messagingFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember, asVisitor } from '../mocks/players';
import { PopupQueue } from '../mocks/PopupQueue';
import { messagingWire } from '../wire';
import { ChatButton } from './ChatButton';
import { CommunityLinks } from './CommunityLinks';
import { HelpFooter } from './HelpFooter';
import { OfficialChannels } from './OfficialChannels';
import { ReadAllButton } from './ReadAllButton';
import { TopUpWidget } from './TopUpWidget';

useNetwork(...handlers);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Player = { with: Feature[]; events: (typeof asMember)['events'] | [] };
const show = (block: ReactElement, player: Player = asMember) =>
  renderBlock(block, { ...player, with: [messagingFeature, ...player.with] });
const announce = (reply: WireReply<typeof contentWire.getAnnouncements>) => network.use(mockCall(contentWire.getAnnouncements, reply));

describe('ChatButton', () => {
  test('links to the chat and shows the unread count', async () => {
    await show(<ChatButton />);
    expect(await screen.findByRole('link', { name: 'Live chat, 1 new message' })).toHaveAttribute('href', '/m/message?chat=1');
  });

  test('renders nothing when no support channel is configured', async () => {
    network.use(mockCall(siteWire.getStatus, { info: {} }), mockCall(messagingWire.getCustomerService, []));
    const { container } = await show(<ChatButton />, asVisitor);
    await waitFor(() => expect(network.requests(messagingWire.getCustomerService)).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});

test('HelpFooter: links each topic by its index; hidden without topics (specification 2)', async () => {
  const footer = await show(<HelpFooter />, asVisitor);
  expect(await screen.findByRole('link', { name: 'Affiliate service' })).toHaveAttribute('href', '/m/help?i=2');
  footer.unmount();
  network.use(mockCall(messagingWire.getHelp, []));
  const { container } = await show(<HelpFooter />, asVisitor);
  await waitFor(() => expect(network.requests(messagingWire.getHelp).length).toBeGreaterThan(0));
  expect(container).toBeEmptyDOMElement();
});

test('OfficialChannels: shows only the customer-service types FACEBOOK and YOUTUBE (specification 2)', async () => {
  await show(<OfficialChannels />, asVisitor);
  expect(await screen.findByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://www.facebook.com/parlour');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Facebook', 'YouTube']);
});

test('CommunityLinks: shows a channel only when its link is configured (specification 2)', async () => {
  await show(<CommunityLinks />, asVisitor);
  expect(await screen.findByRole('link', { name: 'Telegram' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Telegram', 'Facebook']);
});

describe('ReadAllButton', () => {
  test('marks messages and announcements as read, then disappears', async () => {
    let isRead = false;
    network.use(
      mockCall(messagingWire.getInboxUnread, () => (isRead ? 0 : 2)),
      mockCall(contentWire.getAnnouncements, { player: [{ id: 'n1', title: 'News' }] }),
      mockCall(contentWire.getAnnouncementReads, () => (isRead ? ['n1'] : [])),
      mockCall(messagingWire.markMessages, () => {
        isRead = true;
        return null;
      }),
    );
    const { user } = await show(<ReadAllButton />);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(network.requests(messagingWire.markMessages)).toEqual([{ ids: [], read: true, all: true }]);
    expect(network.requests(messagingWire.markAllAnnouncements)).toHaveLength(1);
  });

  test('spec 7: a count that several blocks show is requested once (throttle 250 ms)', async () => {
    await show(
      <>
        <ReadAllButton />
        <ReadAllButton />
        <ChatButton />
        <ChatButton />
      </>,
    );
    expect(await screen.findAllByRole('link', { name: /1 new message/ })).toHaveLength(2);
    expect(network.requests(messagingWire.getInboxUnread)).toHaveLength(1);
    expect(network.requests(messagingWire.getChatUnread)).toHaveLength(1);
  });

  test('is hidden when nothing is unread, and for visitors', async () => {
    network.use(mockCall(messagingWire.getInboxUnread, 0));
    announce({});
    const member = await show(<ReadAllButton />);
    await waitFor(() => expect(network.requests(messagingWire.getInboxUnread)).toHaveLength(1));
    expect(member.container).toBeEmptyDOMElement();
    member.unmount();
    const visitor = await show(<ReadAllButton />, asVisitor);
    expect(visitor.container).toBeEmptyDOMElement();
  });
});

describe('NoticePopup', () => {
  const popups = [
    {
      id: 'p1',
      title: 'Welcome back',
      content: '<p>One</p><script>alert(1)</script>',
      announcementImages: [{ sequence: 1, url: 'art/b1' }],
    },
    { id: 'p2', title: 'New vendor', content: '<p>Two</p>', announcementImages: [{ sequence: 1, url: 'https://evil.example/x' }] },
    { id: 'p3', title: 'Already read', content: '' },
  ];
  /** The app's queue mounts the pop-ups once there are some to show. */
  async function mountWhenThere(onDone: () => void) {
    announce({ popup: popups });
    network.use(mockCall(contentWire.getAnnouncementReads, ['p3']));
    return show(<PopupQueue onDone={onDone} />);
  }

  test('shows the first unread pop-up and marks it as read', async () => {
    const done = jest.fn();
    const { user } = await mountWhenThere(done);
    const first = await screen.findByRole('dialog', { name: 'Welcome back' });
    expect(first.querySelector('img')?.getAttribute('src')).toMatch(/\/art\/b1\.720\.webp$/);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(done).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(network.requests(contentWire.markAnnouncementRead).map(({ announcementId }) => announcementId)).toEqual(['p1']),
    );
  });

  test('the next one comes a day later', async () => {
    const done = jest.fn();
    const { user, unmount } = await mountWhenThere(done);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    unmount();
    const asked = network.requests(contentWire.getAnnouncements).length;
    const sameDay = await mountWhenThere(done);
    await waitFor(() => expect(network.requests(contentWire.getAnnouncements).length).toBeGreaterThan(asked));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    sameDay.unmount();
    localStorage.setItem('lastPopupAt', `${Date.now() - 24 * 3_600_000}`);
    await mountWhenThere(done);
    const second = await screen.findByRole('dialog', { name: 'New vendor' });
    // An image from another origin is not requested.
    expect(second.querySelector('img')).toBeNull();
  });
});

test('spec 3: the stored service link is used while the gateway is unreachable, if its host is allowed', async () => {
  localStorage.setItem('service_link', JSON.stringify('https://t.me/parlour-help'));
  network.use(
    mockCall(siteWire.getStatus, { info: {} }),
    mockCall(messagingWire.getCustomerService, () => httpStatus(503)),
  );
  const shown = await show(<ChatButton />, asVisitor);
  expect(await screen.findByRole('link', { name: 'Live chat' })).toBeInTheDocument();
  shown.unmount();
  localStorage.setItem('service_link', JSON.stringify('https://evil.example/'));
  const { container } = await show(<ChatButton />, asVisitor);
  expect(container).toBeEmptyDOMElement();
});

test('the support link disappears when the operator has ended it, and is not kept', async () => {
  localStorage.setItem('service_link', JSON.stringify('https://t.me/parlour-help'));
  network.use(mockCall(siteWire.getStatus, { info: {} }), mockCall(messagingWire.getCustomerService, []));
  const { container } = await show(<ChatButton />, asVisitor);
  await waitFor(() => expect(localStorage.getItem('service_link')).toBeNull());
  expect(container).toBeEmptyDOMElement();
});

describe('TopUpWidget (specification 2)', () => {
  const banner = (groupName: string) => ({ id: groupName, groupName, url: `art/banners/${groupName}`, title: `Offer ${groupName}` });
  const groups = ['m_topup_1', 'm_topup_2', 'm_topup_3'];

  test.each(groups)('renders nothing without the banner %s', async (missing) => {
    announce({ banners: groups.filter((group) => group !== missing).map(banner) });
    const { container } = await show(<TopUpWidget />);
    await waitFor(() => expect(network.requests(contentWire.getAnnouncements)).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });

  test('a tap expands the widget, "more" opens the popup, and its button links to the deposit', async () => {
    announce({ banners: groups.map(banner) });
    const { user } = await show(<TopUpWidget />);
    await user.click(await screen.findByRole('button', { name: 'Offer m_topup_1' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('dialog', { name: 'Offer m_topup_3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  });

  test('stays closed until the next visit', async () => {
    announce({ banners: groups.map(banner) });
    const { user, unmount } = await show(<TopUpWidget />);
    await user.click(await screen.findByRole('button', { name: 'Hide the offer' }));
    expect(screen.queryByRole('complementary', { name: 'Top up' })).not.toBeInTheDocument();
    unmount();
    const { container } = await show(<TopUpWidget />);
    await waitFor(() => expect(network.requests(contentWire.getAnnouncements)).toHaveLength(2));
    expect(container).toBeEmptyDOMElement();
    sessionStorage.clear();
    await show(<TopUpWidget />);
    expect(await screen.findByRole('complementary', { name: 'Top up' })).toBeVisible();
  });
});
