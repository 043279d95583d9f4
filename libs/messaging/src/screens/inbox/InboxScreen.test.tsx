import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall, network, recordToasts, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messagingFeature } from '../../feature';
import { fakeLayout } from '../../mocks/fakeLayout';
import { handlers } from '../../mocks/handlers';
import { asMember, asType } from '../../mocks/players';
import { messages } from '../../mocks/samples';
import { messagingWire } from '../../wire';

useNetwork(...handlers);

const open = (path = '/m/webEmail', player = asMember) => renderFeature(messagingFeature, path, player);
const { getInbox, getMessage, markMessages, deleteMessages } = messagingWire;

test('lists messages and labels unread ones; tabs filter by type and are kept in the URL', async () => {
  const { user, location } = await open();
  expect(
    await screen.findByRole('link', { name: /Unread: Your deposit was credited.*It is in your balance.*20 Nov 2026/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^A new login/ })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Promo' }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(location()).toBe('/m/webEmail?type=promo');
});

test('without message types there are no tabs', async () => {
  network.use(mockCall(getInbox, { content: [{ id: 'm1', title: 'Hello', type: null }], pageNum: 1, totalPages: 1 }));
  await open();
  await screen.findByRole('link', { name: /Hello/ });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('spec 4 and 7: opening a message marks it as read once, in the list and at the gateway', async () => {
  const read = new Set<string>();
  network.use(
    mockCall(getInbox, () => ({ content: messages.map((row) => ({ ...row, read: read.has(row.id) })), pageNum: 1, totalPages: 1 })),
    mockCall(markMessages, ({ ids }) => {
      for (const id of ids) read.add(id);
      return null;
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: /Your deposit was credited/ }));
  expect(await screen.findByRole('heading', { name: 'Your deposit was credited' })).toBeInTheDocument();
  await waitFor(() => expect(network.requests(markMessages)).toEqual([{ ids: ['m1'], read: true, all: false }]));
  await user.click(screen.getByRole('link', { name: 'All messages' }));
  expect(await screen.findByRole('link', { name: /^Your deposit was credited/ })).toBeInTheDocument();
});

test('a message links to its subject and can be marked as unread', async () => {
  const { user } = await open('/m/webEmail?id=m3');
  expect(await screen.findByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/m/gameRecord?tab=money');
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(network.requests(markMessages)).toEqual([{ ids: ['m3'], read: false, all: false }]));
});

test('a link to another domain asks before it opens; a forbidden link does nothing', async () => {
  const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
  network.use(
    mockCall(getMessage, {
      id: 'm1',
      title: 'Links',
      content:
        '<p><a href="https://t.me/parlour">ours</a> <a href="https://evil.example/">theirs</a> <a href="javascript:alert(1)">script</a></p>',
    }),
  );
  const { user } = await open('/m/webEmail?id=m1');
  await user.click(await screen.findByText('theirs'));
  await user.click(screen.getByText('script'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('ours'));
  const question = await screen.findByRole('dialog', { name: 'Leave this site?' });
  expect(question).toHaveTextContent('t.me');
  expect(opened).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Open' }));
  expect(opened).toHaveBeenCalledWith('https://t.me/parlour', '_blank', 'noopener,noreferrer');
  opened.mockRestore();
});

test('a tap enlarges an image', async () => {
  network.use(mockCall(getMessage, { id: 'm1', title: 'Look', content: '<img src="/cdn/a/prize.png" alt="The prize">' }));
  const { user } = await open('/m/webEmail?id=m1');
  await user.click(await screen.findByRole('img', { name: 'The prize' }));
  expect(await screen.findByRole('dialog', { name: 'The prize' })).toBeInTheDocument();
});

test("only images of the merchant's hosts are shown; others are replaced by their alt text", async () => {
  const image = (src: string, alt: string) => `<img src="${src}" alt="${alt}">`;
  const content = `${image('https://img.example/a.png', 'The prize')}<p>${image('https://evil.example/a.png', 'A trap')}</p>`;
  network.use(mockCall(siteWire.getStatus, { info: { imageCDNs: ['https://img.example/parlour'] } }));
  network.use(mockCall(getMessage, { id: 'm1', title: 'Look', content }));
  await open('/m/webEmail?id=m1');
  expect(await screen.findByRole('img', { name: 'The prize' })).toHaveAttribute('src', 'https://img.example/a.png');
  expect(screen.getByText('A trap')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'A trap' })).not.toBeInTheDocument();
});

test('a text that is too complex is cut, and says so', async () => {
  network.use(mockCall(getMessage, { id: 'm1', title: 'Long', content: `<p>first</p>${'</i>'.repeat(5000)}<p>last</p>` }));
  await open('/m/webEmail?id=m1');
  expect(await screen.findByText('The rest of this text could not be shown.')).toBeInTheDocument();
  expect(screen.getByText('first')).toBeInTheDocument();
});

test('the player selects all messages and marks them as read', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.getByRole('button', { name: 'Mark read' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /A reward is waiting/ }));
  expect(screen.getAllByText('1 selected')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Mark read' }));
  await waitFor(() => expect(network.requests(markMessages)).toEqual([{ ids: ['m1', 'm2', 'm3'], read: true, all: false }]));
  expect(await screen.findByRole('link', { name: /^Your deposit/ })).toBeInTheDocument();
});

test('after a change the selection is closed; a change that fails is said, and the message is unread again', async () => {
  const { feature, toasts } = recordToasts();
  network.use(mockCall(markMessages, httpStatus(500)));
  const { user } = await renderFeature(messagingFeature, '/m/webEmail', { ...asMember, with: [...asMember.with, feature] });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: /Your deposit/ }));
  await user.dblClick(screen.getByRole('button', { name: 'Mark read' }));
  expect(screen.queryByRole('button', { name: 'Mark read' })).not.toBeInTheDocument();
  await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text: expect.any(String) }]));
  expect(network.requests(markMessages)).toHaveLength(1);
  expect(await screen.findByRole('link', { name: /^Unread.*Your deposit/ })).toBeInTheDocument();
});

describe('deleting (product 4.13: undo within 5 s)', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  async function deleteFirst() {
    const shown = await open();
    await shown.user.click(await screen.findByRole('button', { name: 'Select' }));
    await shown.user.click(screen.getByRole('checkbox', { name: /Your deposit/ }));
    await shown.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 message deleted');
    return shown;
  }

  test('the message disappears at once and is deleted at the gateway 5 s later', async () => {
    await deleteFirst();
    expect(screen.queryByRole('link', { name: /Your deposit/ })).not.toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(4800));
    expect(network.requests(deleteMessages)).toEqual([]);
    await act(async () => jest.advanceTimersByTime(300));
    await waitFor(() => expect(network.requests(deleteMessages)).toEqual([{ ids: ['m1'] }]));
  });

  test('a deletion that fails is said, and the message is back', async () => {
    const { feature, toasts } = recordToasts();
    network.use(mockCall(deleteMessages, httpStatus(500)));
    const { user } = await renderFeature(messagingFeature, '/m/webEmail?id=m1', { ...asMember, with: [...asMember.with, feature] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await act(async () => jest.advanceTimersByTime(5100));
    await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text: expect.any(String) }]));
    expect(await screen.findByRole('link', { name: /Your deposit/ })).toBeInTheDocument();
  });

  test('undo restores the message, and no request is sent', async () => {
    const { user } = await deleteFirst();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: /Your deposit/ })).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(6000));
    expect(network.requests(deleteMessages)).toEqual([]);
  });

  test('closing the page sends the deletion at once', async () => {
    await deleteFirst();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(network.requests(deleteMessages)).toEqual([{ ids: ['m1'] }]));
  });

  test('leaving the screen sends the deletion at once; a second deletion does not restore the first message', async () => {
    const { user, unmount } = await deleteFirst();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: /A reward/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(network.requests(deleteMessages)).toEqual([{ ids: ['m1'] }]));
    unmount();
    await waitFor(() => expect(network.requests(deleteMessages)).toEqual([{ ids: ['m1'] }, { ids: ['m2'] }]));
  });

  test('deleting an open message returns to the list, with undo', async () => {
    const { user } = await open('/m/webEmail?id=m2');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Your deposit/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /A reward is waiting/ })).not.toBeInTheDocument();
  });
});

test('a tap loads the next page; a message that appears on two pages is shown once', async () => {
  network.use(
    mockCall(getInbox, ({ pageNo }) => ({
      content: pageNo === 1 ? messages : [...messages.slice(2), { id: 'm4', title: 'Older' }],
      pageNum: pageNo,
      totalPages: 2,
    })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Older/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /A new login/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

describe('1,000 messages', () => {
  const pages = 10;
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: `m${index}`, title: `Letter ${index}`, snippet: 'x'.repeat(80) }));
  let layout: ReturnType<typeof fakeLayout>;
  beforeEach(() => {
    layout = fakeLayout();
    network.use(
      mockCall(getInbox, ({ pageNo }) => ({ content: rows.slice((pageNo - 1) * 100, pageNo * 100), pageNum: pageNo, totalPages: pages })),
    );
  });
  afterEach(() => layout.restore());

  async function openAll() {
    const { user } = await open();
    for (let page = 1; page < pages; page++) {
      await user.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(network.requests(getInbox)).toHaveLength(page + 1));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    return user;
  }

  test('only messages near the viewport are rendered, at any scroll position', async () => {
    await openAll();
    for (const position of [0, 25_000, 59_200]) {
      layout.scrollTo(position);
      expect(screen.getAllByRole('link').length).toBeLessThanOrEqual(50);
    }
    expect(screen.getByRole('link', { name: /Letter 999/ })).toBeInTheDocument();
  });

  test('all messages can be selected and are marked as read in batches of 100', async () => {
    const user = await openAll();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(screen.getByText('1000 selected')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox').length).toBeLessThanOrEqual(50);
    await user.click(screen.getByRole('button', { name: 'Mark read' }));
    await waitFor(() => expect(network.requests(markMessages).map(({ ids }) => ids.length)).toEqual(Array(10).fill(100)));
  });
});

/** Simulates a touch by one or more fingers from `from` to `to` on the page, because jsdom has no touch input. */
function pull(from: number, to: number, fingers = 1) {
  const touches = Array.from({ length: fingers }, () => ({ clientY: from }));
  document.dispatchEvent(Object.assign(new Event('touchstart'), { touches }));
  document.dispatchEvent(Object.assign(new Event('touchend'), { changedTouches: [{ clientY: to }] }));
}

test('pulling down from the top refetches the list; a short pull, two fingers or a scrolled page do not', async () => {
  await open();
  await screen.findByRole('link', { name: /A new login/ });
  const asked = network.requests(getInbox).length;
  pull(100, 150);
  pull(100, 300, 2);
  const scrolled = jest.replaceProperty(window, 'scrollY', 40);
  pull(100, 300);
  scrolled.restore();
  act(() => pull(100, 300));
  await waitFor(() => expect(network.requests(getInbox)).toHaveLength(asked + 1));
});

test('a failed refresh keeps the list on screen', async () => {
  const { user } = await open();
  await screen.findByRole('link', { name: /Your deposit/ });
  network.use(mockCall(getInbox, () => httpStatus(500)));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Your deposit/ })).toBeInTheDocument();
});

test('an empty inbox, a load error and a removed message each have a message', async () => {
  network.use(mockCall(getInbox, { content: [], pageNum: 1, totalPages: 0 }));
  const empty = await open();
  expect(await screen.findByText("You're all caught up")).toBeInTheDocument();
  empty.unmount();
  network.use(mockCall(getInbox, () => httpStatus(503)));
  const failing = await open();
  expect(await screen.findByText("We couldn't load the inbox")).toBeInTheDocument();
  failing.unmount();
  network.use(mockCall(getMessage, () => refuse('MESSAGE_REMOVED')));
  await open('/m/webEmail?id=m9');
  expect(await screen.findByText('This message was removed')).toBeInTheDocument();
});

test('spec 6: a trial player sees free_reject with sign-up and cancel, and nothing is requested', async () => {
  await open('/m/webEmail', asType(4));
  expect(await screen.findByText(/Log in with a real account/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  expect(screen.getByRole('link', { name: 'Cancel' })).toBeInTheDocument();
  expect(network.requests(getInbox)).toEqual([]);
});

test('hostile text is plain text in the list and harmless in the message', async () => {
  const hostile =
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><form action="https://evil.example"><input></form>Hi';
  network.use(
    mockCall(getInbox, { content: [{ id: 'm1', title: hostile, snippet: hostile, sentAt: 8.64e15 }], pageNum: 1, totalPages: 1 }),
    mockCall(getMessage, { id: 'm1', title: hostile, content: hostile, sentAt: 8.64e15, link: 'javascript:alert(1)' }),
  );
  const list = await open();
  expect(await screen.findByRole('link', { name: /<script>/ })).toBeInTheDocument();
  list.unmount();
  await open('/m/webEmail?id=m1');
  await screen.findByText('Hi');
  expect(document.querySelector('script, form, input, [onerror]')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Invalid Date/);
});
