import { loggedOut } from '@parlour/kernel';
import { playerWire } from '@parlour/player/wire';
import { actAs, connectionLost, httpStatus, mockCall, network, refuse, renderFeature, stopActing, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messagingFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { asMember, asType } from '../../mocks/players';
import { messagingWire } from '../../wire';
import { PART_BYTES } from '../../wire/feedback';

useNetwork(...handlers);
afterEach(stopActing);
afterEach(() => localStorage.clear());

const open = (path = '/m/feedback', player = asMember) => renderFeature(messagingFeature, path, player);
const { sendFeedback, putFeedbackImage } = messagingWire;
const words = 'I paid ₱500 at 14:02.';
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const image = (name: string, size = 64, head = png) => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name, { type: 'image/png' });
};

type User = Awaited<ReturnType<typeof open>>['user'];
async function write(user: User) {
  await user.selectOptions(await screen.findByLabelText('Topic'), 'Deposit');
  await user.type(screen.getByLabelText('What happened'), words);
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }));

test('sends a report with its order and the known contact, and shows its number and where the answer appears', async () => {
  const { user } = await open();
  await write(user);
  await user.selectOptions(await screen.findByLabelText('What it is about'), 'D-2611-004182');
  await user.type(screen.getByLabelText('Remark (optional)'), 'Urgent');
  await send(user);
  expect(await screen.findByText(/Reference F-001042. We'll answer in your inbox/)).toBeInTheDocument();
  expect(screen.getByText('Usually within 24 hours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to inbox' })).toHaveAttribute('href', '/m/webEmail');
  expect(network.requests(sendFeedback)).toEqual([
    {
      idempotencyKey: expect.any(String),
      topic: 'deposit',
      relatedId: 'D-2611-004182',
      content: words,
      remark: 'Urgent',
      contact: '0917 555 7731',
      images: [],
      captcha: '',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another report' }));
  expect(await screen.findByLabelText('What happened')).toHaveValue('');
});

test('a second tap sends nothing; that nothing was sent for lack of a connection is said no longer than it is lost', async () => {
  const { user } = await open();
  await write(user);
  network.goOffline();
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet');
  network.comeBack();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('What happened')).toHaveValue(words);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Reference F-001042/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(network.requests(sendFeedback)).toHaveLength(1);
});

test('spec 5: the rules are visible before any error, and the first invalid field gets the focus', async () => {
  const { user } = await open();
  expect(await screen.findByText(/Include time and amount. 10 to 60 characters/)).toBeInTheDocument();
  await send(user);
  expect(screen.getByLabelText('Topic')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Topic'), 'Bonus');
  await user.type(screen.getByLabelText('What happened'), 'short');
  await send(user);
  expect(screen.getByLabelText('What happened')).toHaveFocus();
  expect(screen.getByText('Write at least 10 characters.')).toBeInTheDocument();
  expect(screen.getByText('5 / 60')).toBeInTheDocument();
  await user.type(screen.getByLabelText('What happened'), 'x'.repeat(60));
  expect(screen.getByText('Write no more than 60 characters.')).toBeInTheDocument();
  expect(network.requests(sendFeedback)).toEqual([]);
});

test('unseen marks are no text: they are not counted and not sent, and line breaks stay', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Topic'), 'Deposit');
  const content = screen.getByLabelText('What happened');
  await user.click(content);
  await user.paste('\u200b'.repeat(40));
  await send(user);
  expect(content).toBeInvalid();
  await user.clear(content);
  await user.paste(`\u2068${words}\n\n${words}\u2069`);
  const contact = screen.getByLabelText('How to reach you');
  await user.clear(contact);
  await user.paste('maria@parlour.example\u200b');
  await user.type(screen.getByLabelText('Remark (optional)'), 'Ur\u00adgent');
  await send(user);
  await waitFor(() =>
    expect(network.requests(sendFeedback)).toEqual([
      expect.objectContaining({ content: `${words}\n\n${words}`, remark: 'Urgent', contact: 'maria@parlour.example' }),
    ]),
  );
});

test('spec 5 and 9: a remark has at most 140 characters', async () => {
  const { user } = await open();
  await write(user);
  await user.click(screen.getByLabelText('Remark (optional)'));
  await user.paste('r'.repeat(141));
  await send(user);
  expect(screen.getByText('No more than 140 characters.')).toBeInTheDocument();
  expect(network.requests(sendFeedback)).toEqual([]);
});

test('the draft is stored on this phone and deleted on logout', async () => {
  const first = await open();
  await write(first.user);
  first.unmount();
  const second = await open();
  expect(await screen.findByLabelText('What happened')).toHaveValue(words);
  second.unmount();
  const third = await open();
  await act(async () => void third.store.dispatch(loggedOut()));
  await waitFor(() => expect(localStorage.getItem('messaging.feedbackDraft') ?? '').not.toContain('₱500'));
});

test('query parameters prefill topic and order', async () => {
  await open('/m/feedback?topic=withdrawal&order=W-2611-000007');
  expect(await screen.findByLabelText('Topic')).toHaveValue('withdrawal');
  expect(await screen.findByLabelText('What it is about')).toHaveValue('W-2611-000007');
});

describe('images (specification 5 and 9)', () => {
  const pick = async (user: User, ...files: File[]) => user.upload(await screen.findByLabelText('Pictures'), files);

  test('in an in-app browser that cannot choose files, the screen offers help and the text stays', async () => {
    actAs('androidTelegram');
    const { user } = await open();
    await user.click(await screen.findByText('Nothing opens?'));
    expect(screen.getByText(/Your text stays here\. Copy it first, or send the report without pictures\./)).toBeVisible();
    expect(screen.getByText('http://localhost/m/feedback')).toBeVisible();
  });

  test('an image is uploaded in parts, and the report names it', async () => {
    const { user } = await open();
    await write(user);
    await pick(user, image('shot.png', 500_000));
    expect(await screen.findByText('Ready')).toBeInTheDocument();
    await send(user);
    await screen.findByText(/Reference F-001042/);
    const parts = network.requests(putFeedbackImage);
    expect(parts.map(({ part, parts: all }) => [part, all])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(network.requests(sendFeedback)[0]?.images).toEqual([parts[0]?.imageId]);
  });

  test('a file with a false type is refused and not uploaded', async () => {
    const { user } = await open();
    await pick(
      user,
      image(
        'photo.png',
        64,
        Array.from('<svg onload=x>', (letter) => letter.charCodeAt(0)),
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a PNG or JPG picture.');
    expect(network.requests(putFeedbackImage)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove photo.png' }));
    expect(screen.queryByText('photo.png')).not.toBeInTheDocument();
  });

  test('a refused image takes none of the three places', async () => {
    const { user } = await open();
    await pick(user, image('photo.png', 64, [0x3c, 0x73]));
    await screen.findByText('This is not a PNG or JPG picture.');
    await pick(user, ...['1', '2', '3'].map((name) => image(`${name}.png`)));
    expect(await screen.findAllByText('Ready')).toHaveLength(3);
    expect(screen.queryByText('No more than 3 pictures.')).not.toBeInTheDocument();
  });

  test('Send does not leave out a refused image without a word: the player removes it or sends without it', async () => {
    const { user } = await open();
    await write(user);
    await pick(user, image('shot.png'), image('photo.png', 64, [0x3c, 0x73]));
    await screen.findByText('Ready');
    await send(user);
    expect(screen.getByText(/^1 picture can't be attached\. Remove it or fix it above/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove photo.png' })).toHaveFocus();
    expect(network.requests(sendFeedback)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send without them' }));
    await screen.findByText(/Reference F-001042/);
    expect(network.requests(sendFeedback)[0]?.images).toHaveLength(1);
  });

  test('an image above 5 MB is not uploaded until the player agrees to shrink it', async () => {
    const { user } = await open();
    await pick(user, image('huge.png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('Larger than 5 MB.')).toBeInTheDocument();
    expect(network.requests(putFeedbackImage)).toEqual([]);
    // jsdom cannot render the image, so shrinking it fails with a message.
    await user.click(screen.getByRole('button', { name: 'Make it smaller' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture cannot be read');
  });

  test('an image of exactly 5 MB is uploaded', async () => {
    const { user } = await open();
    // The first upload request is enough to prove that the upload starts.
    network.use(mockCall(putFeedbackImage, () => connectionLost()));
    await pick(user, image('big.png', 5 * 1024 * 1024));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(network.requests(putFeedbackImage)[0]).toMatchObject({ part: 0, parts: Math.ceil((5 * 1024 * 1024) / PART_BYTES) });
    expect(screen.queryByText('Larger than 5 MB.')).not.toBeInTheDocument();
  });

  test('at most three images are accepted, and a message says so', async () => {
    const { user } = await open();
    await pick(user, ...['1', '2', '3', '4'].map((name) => image(`${name}.png`)));
    expect(await screen.findByText('No more than 3 pictures.')).toBeInTheDocument();
    expect(screen.queryByText('4.png')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a picture' })).not.toBeInTheDocument();
  });

  test('a failed upload can be retried without the other images', async () => {
    network.use(mockCall(putFeedbackImage, () => connectionLost()));
    const { user } = await open();
    await pick(user, image('shot.png'));
    const row = (await screen.findByText('shot.png')).closest('li') as HTMLElement;
    expect(await within(row).findByRole('alert')).toHaveTextContent(/can't reach the server/);
    network.use(...handlers);
    await user.click(within(row).getByRole('button', { name: 'Try again' }));
    expect(await within(row).findByText('Ready')).toBeInTheDocument();
  });

  test('an image that the gateway refuses cannot be retried', async () => {
    network.use(mockCall(putFeedbackImage, () => refuse('IMAGE_TYPE')));
    const { user } = await open();
    await pick(user, image('shot.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a PNG or JPG picture.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

test('after a lost reply the report is sent again under the same key', async () => {
  network.use(mockCall(sendFeedback, () => connectionLost()));
  const { user } = await open();
  await write(user);
  await send(user);
  expect(await screen.findByText(/can't reach the server/)).toBeInTheDocument();
  network.use(...handlers);
  await send(user);
  await screen.findByText(/Reference F-001042/);
  const [first, second] = network.requests(sendFeedback);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('the captcha appears when the gateway requires it', async () => {
  network.use(
    mockCall(playerWire.getCaptcha, 'iVBORw0KGgo='),
    mockCall(sendFeedback, ({ captcha }) => (captcha === '42' ? { reference: 'F-001043' } : refuse('CAPTCHA_REQUIRED'))),
  );
  const { user } = await open();
  await write(user);
  await send(user);
  await user.type(await screen.findByLabelText('Code in the picture'), '42');
  await send(user);
  expect(await screen.findByText(/Reference F-001043/)).toBeInTheDocument();
});

test('the history lists sent reports and their status', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'My reports' }));
  expect(await screen.findByText('F-001041 · Deposit')).toBeInTheDocument();
  expect(screen.getByText('Answered')).toBeInTheDocument();
});

test('an empty history, a load error and a trial player each have a message', async () => {
  network.use(
    mockCall(messagingWire.getFeedbackHistory, []),
    mockCall(messagingWire.getFeedbackSetting, () => httpStatus(503)),
  );
  const history = await open('/m/feedback?tab=history');
  expect(await screen.findByText('No reports yet')).toBeInTheDocument();
  history.unmount();
  const failing = await open();
  expect(await screen.findByText("We couldn't load the form")).toBeInTheDocument();
  failing.unmount();
  await open('/m/feedback', asType(4));
  expect(await screen.findByText(/Log in with a real account/)).toBeInTheDocument();
});
