import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messagingFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { asMember, asType, asVisitor } from '../../mocks/players';
import { messagingWire } from '../../wire';

useNetwork(...handlers);

const open = (path: string, player = asMember) => renderFeature(messagingFeature, path, player);
const withoutChat = () => network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { CBS3: '0' } } }));

/** Only a real browser follows external links; this test records them. */
function noteLinks(onFollow: () => void = () => undefined): string[] {
  const followed: string[] = [];
  const note = (event: Event) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link || link.host === window.location.host) return;
    event.preventDefault();
    followed.push(link.href);
    onFollow();
  };
  document.addEventListener('click', note);
  onTestEnd.push(() => document.removeEventListener('click', note));
  return followed;
}
const onTestEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of onTestEnd.splice(0)) end();
});

describe('message center (specification 2)', () => {
  test.each(['/m/message', '/m/messages'])('%s shows its rows with unread counts', async (path) => {
    await open(path);
    expect(await screen.findByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/parlour');
    expect(await screen.findByRole('link', { name: /^Inbox.*2/ })).toHaveAttribute('href', '/m/webEmail');
    expect(await screen.findByRole('link', { name: /^Announcements.*2/ })).toHaveAttribute('href', '/m/notice');
    expect(await screen.findByRole('link', { name: /^Live chat.*1/ })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Affiliate service/ })).toHaveAttribute('href', 'https://t.me/parlour-help');
  });

  test('counts above 99 are capped', async () => {
    network.use(mockCall(messagingWire.getInboxUnread, 1234));
    await open('/m/messages');
    expect(await screen.findByText('99+')).toBeInTheDocument();
  });

  test('a visitor sees no counts, and none are requested', async () => {
    await open('/m/messages', asVisitor);
    expect(await screen.findByRole('link', { name: 'Inbox Messages to you' })).toBeInTheDocument();
    expect(network.requests(messagingWire.getInboxUnread)).toEqual([]);
    expect(network.requests(messagingWire.getChatUnread)).toEqual([]);
  });

  test('spec 6: for a trial player (type 4) neither count is requested', async () => {
    await open('/m/messages', asType(4));
    await screen.findByRole('link', { name: /^Inbox/ });
    expect([network.requests(messagingWire.getInboxUnread), network.requests(messagingWire.getChatUnread)]).toEqual([[], []]);
  });

  test('spec 6: without CBS3 there is no live chat row, and its count is not requested', async () => {
    withoutChat();
    await open('/m/messages');
    await screen.findByRole('link', { name: /^Inbox.*2/ });
    expect(screen.queryByRole('link', { name: /^Live chat/ })).not.toBeInTheDocument();
    expect(network.requests(messagingWire.getChatUnread)).toEqual([]);
  });

  test('spec 7: a count that fails to load shows no error', async () => {
    network.use(mockCall(messagingWire.getInboxUnread, () => refuse('UNKNOWN')));
    await open('/m/messages');
    expect(await screen.findByRole('link', { name: 'Inbox Messages to you' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('live chat (product 4.23)', () => {
  test('while the status fails the sheet offers a retry instead of an empty list, and then the chat', async () => {
    network.use(mockCall(siteWire.getStatus, httpStatus(500)), mockCall(messagingWire.getCustomerService, httpStatus(500)));
    const { user } = await open('/m/message?chat=1', asVisitor);
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText("We couldn't open the chat")).toBeVisible();
    expect(sheet.queryByText('Other ways to reach us')).not.toBeInTheDocument();
    network.use(...handlers);
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByText('Log in to chat with us.')).toBeVisible();
  });

  test('spec 7: the chat is launched with its parameters and opens an allowed URL', async () => {
    const followed = noteLinks();
    const { user } = await open('/m/message?chat=1');
    const sheet = await screen.findByRole('dialog', { name: 'Customer service' });
    await user.click(within(sheet).getByRole('button', { name: 'Deposit' }));
    expect(await within(sheet).findByText('D-2611-004182')).toBeInTheDocument();
    expect(await within(sheet).findByText('An agent answers in about 2 minutes.')).toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: 'Start the chat' }));
    await waitFor(() => expect(followed).toEqual(['https://t.me/parlour-chat?session=1']), { timeout: 3000 });
    expect(network.requests(messagingWire.launchChat)).toEqual([
      {
        b2c: 1,
        language: 'EN',
        backUrl: 'http://localhost/m/message',
        headerColor: expect.any(String),
        title: 'Parlour chat',
        topic: 'deposit',
        orderNo: 'D-2611-004182',
      },
    ]);
  });

  test("spec 7 and 9: the chat opens 500 ms after the gateway's reply", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    onTestEnd.push(() => jest.useRealTimers());
    const at = { answer: Infinity, opening: 0 };
    network.use(
      mockCall(messagingWire.launchChat, () => {
        at.answer = Date.now();
        return { chatUrl: 'https://t.me/parlour-chat?session=1' };
      }),
    );
    const followed = noteLinks(() => (at.opening = Date.now()));
    await open('/m/message?chat=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Start the chat' }));
    await waitFor(() => expect(followed).toHaveLength(1));
    // Uses the fake clock, which only the screen's own timers advance.
    expect(at.opening - at.answer).toBeGreaterThanOrEqual(500);
  });

  test('once the chat opens, nothing starts another one', async () => {
    const followed = noteLinks();
    const { user } = await open('/m/message?chat=1');
    await user.dblClick(await screen.findByRole('button', { name: 'Start the chat' }));
    await waitFor(() => expect(followed).toHaveLength(1), { timeout: 3000 });
    expect(screen.queryByRole('button', { name: 'Start the chat' })).not.toBeInTheDocument();
    expect(network.requests(messagingWire.launchChat)).toHaveLength(1);
  });

  test('that the chat did not start for lack of a connection is said no longer than the connection is lost', async () => {
    const { user } = await open('/m/message?chat=1');
    const start = await screen.findByRole('button', { name: 'Start the chat' });
    network.goOffline();
    await user.click(start);
    expect(await screen.findByRole('alert')).toHaveTextContent('No internet');
    network.comeBack();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(network.requests(messagingWire.launchChat)).toEqual([]);
    expect(start).toBeEnabled();
  });

  test('an order in the URL is preselected and can be removed', async () => {
    const { user } = await open('/m/message?chat=1&order=W-2611-000007');
    expect(await screen.findByRole('button', { name: 'Withdrawal' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove order W-2611-000007' }));
    await user.click(screen.getByRole('button', { name: 'Start the chat' }));
    await waitFor(() => expect(network.requests(messagingWire.launchChat)).toHaveLength(1));
    expect(network.requests(messagingWire.launchChat)[0]).not.toHaveProperty('orderNo');
  });

  test.each(['https://evil.example/chat', 'javascript:alert(1)', 'https://t.me@evil.example/', '//t.me/x'])(
    'a forbidden chat URL is blocked: %s',
    async (chatUrl) => {
      network.use(mockCall(messagingWire.launchChat, { chatUrl }));
      const { user } = await open('/m/message?chat=1');
      await user.click(await screen.findByRole('button', { name: 'Start the chat' }));
      expect(await screen.findByText("We couldn't open the chat")).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Open the chat' })).not.toBeInTheDocument();
    },
  );

  test('when the chat fails to start, the other channels and the feedback form stay available', async () => {
    network.use(mockCall(messagingWire.launchChat, () => refuse('UNKNOWN')));
    const { user } = await open('/m/message?chat=1');
    await user.click(await screen.findByRole('button', { name: 'Start the chat' }));
    expect(await screen.findByText("We couldn't open the chat")).toBeInTheDocument();
    const sheet = screen.getByRole('dialog');
    expect(within(sheet).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/639175557731');
    expect(within(sheet).getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/parlour');
    expect(within(sheet).getByRole('link', { name: 'Feedback and complaints' })).toHaveAttribute('href', '/m/feedback');
  });

  test('spec 3: each service entry is decrypted with its own key and shown only if its URL is allowed', async () => {
    await open('/m/message?chat=1', asVisitor);
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByRole('link', { name: 'Customer service page' })).toHaveAttribute('href', 'https://t.me/parlour-help');
    for (const name of ['Phish', 'Script', 'Broken', 'Facebook', 'YouTube']) {
      expect(within(sheet).queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  test('spec 7: the list of live models shows who is online and who is streaming', async () => {
    await open('/m/message?chat=1');
    const hosts = await screen.findByRole('list', { name: 'Available now' });
    expect(
      within(hosts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['LLizaOnline', 'MMikaLive']);
  });

  test('a visitor, who may be unable to log in, finds the other ways before the login, the usual messengers first', async () => {
    await open('/m/message?chat=1', asVisitor);
    const sheet = within(await screen.findByRole('dialog'));
    const telegram = await sheet.findByRole('link', { name: 'Telegram' });
    const follows = (element: HTMLElement) => telegram.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(await sheet.findByRole('link', { name: 'WhatsApp' }))).toBe(true);
    expect(follows(await sheet.findByRole('link', { name: 'Log in' }))).toBe(true);
  });

  test('spec 6: a visitor gets a login link that returns here, a trial player gets free_reject', async () => {
    const visitor = await open('/m/message?chat=1', asVisitor);
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/m/login?returnTo=${encodeURIComponent('/m/message?chat=1')}`,
    );
    visitor.unmount();
    await open('/m/message?chat=1', asType(4));
    expect(await screen.findByText(/Log in with a real account/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start the chat' })).not.toBeInTheDocument();
  });
});
