import { api, request } from '@parlour/api-client';
import { loggedIn, loggedOut } from '@parlour/kernel';
import type { Feature } from '@parlour/kernel/feature';
import { newIdempotencyKey, wireCall } from '@parlour/kernel/wire-call';
import {
  type MockAnswer,
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderBlock,
  settleIntents,
  storedIntents,
  tellOfIntents,
  useNetwork,
  writeConfig,
} from '@parlour/testing';
import { siteFeature } from '@parlour/site';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { Suspense, lazy, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { SubmissionPanel } from '../blocks/SubmissionPanel';
import { submissionFeature } from '../feature';
import type { Intent } from '../intent';
import type { SubmissionKind } from '../submissionKind';
import { useSubmission } from './useSubmission';

const parcel = v.object({ parcelNo: v.string() });
const wire = {
  send: wireCall({
    method: 'POST',
    path: '/wps/test/parcel',
    access: 'session',
    money: true,
    input: v.object({ idempotencyKey: v.string(), weight: v.string(), password: v.string() }),
    value: parcel,
  }),
  find: wireCall({
    method: 'GET',
    path: '/wps/test/parcel/byKey',
    access: 'session',
    input: v.object({ idempotencyKey: v.string() }),
    value: v.nullable(parcel),
  }),
  count: wireCall({ method: 'GET', path: '/wps/test/parcels', access: 'session', input: v.object({}), value: v.number() }),
};
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    sendParcel: build.mutation<{ parcelNo: string }, { idempotencyKey: string; weight: string; password: string }>({
      query: request(wire.send),
    }),
    findParcel: build.query<{ parcelNo: string } | null, { idempotencyKey: string }>({ query: request(wire.find) }),
    countParcels: build.query<number, void>({ query: () => request(wire.count)({}), providesTags: ['Order'] }),
  }),
});

type Content = { weight: string };
const parcels: SubmissionKind<Content, { parcelNo: string }> = {
  kind: 'test.parcel',
  content: v.object({ weight: v.string() }),
  send: (dispatch, { idempotencyKey, content, secret }) =>
    dispatch(endpoints.sendParcel.initiate({ idempotencyKey, ...content, password: secret }, { track: false })),
  find: (dispatch, idempotencyKey) => dispatch(endpoints.findParcel.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
};

type ParcelsProps = { player?: string; kind?: typeof parcels; onAccepted?: jest.Mock };

function Parcels({ player = 'maria', kind = parcels, onAccepted }: ParcelsProps) {
  const submission = useSubmission(kind, { player, onAccepted });
  const { state, pending, value, error } = submission;
  if (pending) return <SubmissionPanel submission={submission} what={`Parcel of ${pending.content.weight}`} needsPassword />;
  return (
    <>
      <p>State: {state}</p>
      {value && <p>Parcel {value.parcelNo}</p>}
      {error !== undefined && <p>Refused: {JSON.stringify(error)}</p>}
      <button onClick={() => void submission.send({ weight: '2 kg' }, '246810')}>Send</button>
      <button onClick={submission.reset}>Forget</button>
    </>
  );
}

/** Server data that a parcel changes. */
function ParcelCount() {
  const { data } = endpoints.countParcels.useQuery();
  return <p>Parcels: {data}</p>;
}

/** Two screens of one tab: the player leaves one and comes back while a request is on its way. */
function Leaving(props: ParcelsProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Leave or come back</button>
      {isHere && <Parcels {...props} />}
    </>
  );
}

/** The screen of an accepted parcel, whose file is still loading. */
const LoadingScreen = lazy(() => new Promise<never>(() => undefined));

function ParcelsThatNavigate() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Suspense>
        <Routes>
          <Route path="/" element={<Parcels onAccepted={jest.fn(() => void navigate('/parcel'))} />} />
          <Route path="/parcel" element={<LoadingScreen />} />
        </Routes>
      </Suspense>
    </>
  );
}

function OtherPlayer() {
  const [player, setPlayer] = useState('maria');
  return (
    <>
      <button onClick={() => setPlayer('vince')}>Log in as Vince</button>
      <Parcels player={player} />
    </>
  );
}

useNetwork(mockCall(wire.send, { parcelNo: 'P-1' }), mockCall(wire.find, null));
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const open = (content = <Parcels />, context = {}, recorders: Feature[] = []) =>
  renderBlock(content, { with: [submissionFeature, siteFeature, ...recorders], context });
const sent = () => network.requests(wire.send);
const asked = () => network.requests(wire.find);
const stored = () => storedIntents() as Intent<Content>[];
const checking = () => screen.findByRole('heading', { name: "We're checking this. Don't repeat it." });
const absent = () => screen.findByRole('heading', { name: 'Nothing was sent' });
const tapSend = async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(await screen.findByRole('button', { name: 'Send' }));
const checkNow = async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(await screen.findByRole('button', { name: 'Check now' }));

const key = newIdempotencyKey();
const OLD = 41_000;
const lost = { key, kind: 'test.parcel', player: 'maria', content: { weight: '3 kg' }, startedAt: 0, state: 'unknown' };
function leave(changes: Partial<Intent<unknown>> = {}, age = OLD) {
  leaveIntent({ ...lost, startedAt: Date.now() - age, ...changes });
}

/** Another tab sends an intent, which this tab shows, and settles it. */
async function settleInOtherTab() {
  leave({ state: 'sending' }, 0);
  act(tellOfIntents);
  await checking();
  network.use(mockCall(wire.find, { parcelNo: 'P-6' }));
  localStorage.clear();
  act(tellOfIntents);
}

describe('a request with a reply', () => {
  test('is stored without the password before it is sent, and removed once it is accepted', async () => {
    let during: Intent<Content>[] = [];
    network.use(mockCall(wire.send, () => ((during = stored()), { parcelNo: 'P-2' })));
    const onAccepted = jest.fn();
    const view = await open(<Parcels onAccepted={onAccepted} />);
    await tapSend(view);
    expect(await screen.findByText('Parcel P-2')).toBeVisible();
    expect(during).toEqual([
      {
        key: sent()[0]?.idempotencyKey,
        kind: 'test.parcel',
        player: 'maria',
        content: { weight: '2 kg' },
        startedAt: expect.any(Number),
        state: 'sending',
      },
    ]);
    expect(JSON.stringify(during)).not.toContain('246810');
    expect(sent()).toEqual([{ idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/), weight: '2 kg', password: '246810' }]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test('a refusal is shown and closes the intent, and the next send has its own key', async () => {
    network.use(mockCall(wire.send, refuse('TOO_HEAVY')));
    const view = await open();
    await tapSend(view);
    expect(await screen.findByText(/TOO_HEAVY/)).toBeVisible();
    expect(stored()).toEqual([]);
    await tapSend(view);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.idempotencyKey).not.toBe(sent()[1]?.idempotencyKey);
    await view.user.click(screen.getByRole('button', { name: 'Forget' }));
    expect(screen.getByText('State: idle')).toBeVisible();
  });

  test('ten taps send one request', async () => {
    network.use(mockCall(wire.send, async () => (await delay(50), { parcelNo: 'P-1' })));
    await open();
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('a kind that prepares its content stores and sends it as prepared, once, however often the player taps meanwhile', async () => {
    const prepare = async (_: unknown, { weight }: Content) => ({ data: { weight: `${weight}, weighed` } });
    const { user } = await open(<Parcels kind={{ ...parcels, prepare }} />);
    network.use(mockCall(wire.send, connectionLost()));
    const button = screen.getByRole('button', { name: 'Send' });
    await user.dblClick(button);
    expect(await screen.findByText('Parcel of 2 kg, weighed')).toBeVisible();
    expect(network.requests(wire.send)).toEqual([expect.objectContaining({ weight: '2 kg, weighed' })]);
    expect(storedIntents()).toEqual([expect.objectContaining({ content: { weight: '2 kg, weighed' } })]);
  });

  test('a preparation that fails sends nothing, and neither does one that a logout interrupts', async () => {
    let end = (_: { error: string }) => {};
    const prepare = () => new Promise<{ data?: Content; error: string }>((resolve) => (end = resolve));
    const { user, store } = await open(<Parcels kind={{ ...parcels, prepare }} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('State: sending')).toBeVisible();
    act(() => end({ error: 'no list' }));
    expect(await screen.findByText('Refused: "no list"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    act(() => void store.dispatch(loggedOut()));
    act(() => end({ error: 'no list' }));
    expect(await screen.findByText('State: idle')).toBeVisible();
    expect([network.requests(wire.send), storedIntents()]).toEqual([[], []]);
  });

  test.each([
    ['a first attempt is refused', {}, 'Refused: {"kind":"offline"}', 0],
    ['one that is sent again may have arrived before', { state: 'absent' } as const, 'Nothing was sent', 1],
  ])('if the connection is lost before the request leaves, %s', async (_, left, text, stays) => {
    if ('state' in left) leave(left);
    const prepare = async (__: unknown, data: Content) => (network.goOffline(), { data });
    const { user } = await open(<Parcels kind={{ ...parcels, prepare }} />);
    if (stays) await user.type(await screen.findByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(storedIntents()).toHaveLength(stays));
    expect(sent()).toEqual([]);
  });

  test('ten taps on "Send again" send one request', async () => {
    leave({ state: 'absent' });
    network.use(mockCall(wire.send, async () => (await delay(50), { parcelNo: 'P-1' })));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Transaction password'), '246810');
    const button = screen.getByRole('button', { name: 'Send again' });
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('without a connection nothing is sent and nothing is stored', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const view = await open();
    await tapSend(view);
    expect(await screen.findByText(/offline/)).toBeVisible();
    expect(sent()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('that nothing was sent for lack of a connection is said no longer than the connection is lost', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const view = await open();
    await tapSend(view);
    expect(await screen.findByText(/offline/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  test('an expired token is renewed, and the request is sent again under the same key', async () => {
    const answers = [() => httpStatus(401), () => ({ parcelNo: 'P-3' })];
    let token = 'old';
    network.use(mockCall(wire.send, () => (answers.shift() ?? (() => ({ parcelNo: 'P-4' })))() as { parcelNo: string }));
    const view = await open(<Parcels />, { getToken: () => token, renewToken: async () => (token = 'new') });
    await tapSend(view);
    expect(await screen.findByText('Parcel P-3')).toBeVisible();
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('a 401 without a session counts as a refusal', async () => {
    network.use(mockCall(wire.send, () => httpStatus(401)));
    const view = await open();
    await tapSend(view);
    expect(await screen.findByText(/notLoggedIn/)).toBeVisible();
    expect(stored()).toEqual([]);
  });
});

describe('a lost request or reply', () => {
  test.each([
    ['the connection breaks', () => connectionLost()],
    ['the gateway replies 502', () => httpStatus(502)],
    ['the reply is not JSON', () => HttpResponse.html('<h1>Bad gateway</h1>')],
    ['the reply has the wrong shape', () => HttpResponse.json({ success: true, value: { parcelNo: 7 }, code: null, message: null })],
  ])('when %s, the outcome is unknown, nothing is sent again, and the request is found by its key', async (_, answer) => {
    network.use(mockCall(wire.send, () => answer() as Response));
    const onAccepted = jest.fn();
    const view = await open(<Parcels onAccepted={onAccepted} />);
    await tapSend(view);
    await checking();
    expect(screen.getByText('Parcel of 2 kg')).toBeVisible();
    expect(stored()).toMatchObject([{ state: 'unknown' }]);
    network.use(mockCall(wire.find, { parcelNo: 'P-9' }));
    await checkNow(view);
    expect(await screen.findByText('Parcel P-9')).toBeVisible();
    expect(asked()).toEqual([{ idempotencyKey: sent()[0]?.idempotencyKey }]);
    expect(sent()).toHaveLength(1);
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([]);
  });

  test('server data that the found request has changed is fetched again', async () => {
    leave({}, 0);
    let count = 0;
    network.use(
      mockCall(wire.count, () => count),
      mockCall(wire.find, () => {
        count = 1;
        return { parcelNo: 'P-5' };
      }),
    );
    await open(
      <>
        <ParcelCount />
        <Parcels kind={{ ...parcels, refreshes: ['Order'] }} />
      </>,
    );
    expect(await screen.findByText('Parcels: 0')).toBeVisible();
    expect(await screen.findByText('Parcels: 1')).toBeVisible();
    expect(screen.getByText('Parcel P-5')).toBeVisible();
  });

  test('the outcome is looked up without a tap', async () => {
    leave({}, 0);
    network.use(mockCall(wire.find, { parcelNo: 'P-5' }));
    await open();
    expect(await screen.findByText('Parcel P-5')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('"not found" is not final while the request may still arrive', async () => {
    leave({}, 30_000);
    const view = await open();
    await checkNow(view);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await checking();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(stored()).toMatchObject([{ state: 'unknown' }]);
  });

  test('after the reply window, only a tap sends it again, under the same key and with the password typed again', async () => {
    leave();
    const view = await open();
    await checkNow(view);
    await absent();
    expect(sent()).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.getByText('Enter exactly 6 digits.')).toBeVisible();
    await view.user.type(screen.getByLabelText('Transaction password'), '135790');
    await view.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
    expect(sent()).toEqual([{ idempotencyKey: key, weight: '3 kg', password: '135790' }]);
  });

  test('a second lost reply keeps the key and opens a new reply window', async () => {
    leave({ state: 'absent' });
    network.use(mockCall(wire.send, connectionLost()));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await checking();
    expect(stored()).toMatchObject([{ key, state: 'unknown' }]);
    expect(Date.now() - (stored()[0]?.startedAt ?? 0)).toBeLessThan(OLD);
  });

  test('while the gateway does not reply, the outcome stays unknown', async () => {
    leave();
    network.use(mockCall(wire.find, () => httpStatus(500)));
    const view = await open();
    await checkNow(view);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    await checking();
  });

  test('the player can discard a request that never arrived', async () => {
    leave({ state: 'absent' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: "Don't send it" }));
    expect(screen.getByText('State: idle')).toBeVisible();
    expect(stored()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test('a kind that is never sent again discards a request that never arrived, after its own reply window', async () => {
    const kind = { ...parcels, replyWindowMs: 60_000, isResendable: false };
    leave({}, 50_000);
    const view = await open(<Parcels kind={kind} />);
    await checkNow(view);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await checking();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    await checkNow(view);
    expect(await screen.findByText('State: idle')).toBeVisible();
    expect(stored()).toEqual([]);
  });

  test.each([
    ['an hour slow', -3_600_000],
    ['ten years fast', 315_360_000_000],
  ])('a changed device clock (%s) does not keep the player waiting forever', async (_, shift) => {
    leave({}, 0);
    const now = Date.now();
    const view = await open();
    jest.spyOn(Date, 'now').mockReturnValue(now + shift);
    await checkNow(view);
    await absent();
  });

  test('the outcome is accepted once, even if the player returns to the page while the gateway is asked', async () => {
    leave();
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(wire.find, async () => (await held, { parcelNo: 'P-9' })));
    const onAccepted = jest.fn();
    const view = await open(<Parcels onAccepted={onAccepted} />);
    await checkNow(view);
    act(() => void window.dispatchEvent(new Event('focus')));
    answer();
    expect(await screen.findByText('Parcel P-9')).toBeVisible();
    expect(asked()).toHaveLength(1);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });
});

describe('reload and other tabs', () => {
  test('a reload during the request shows an unknown outcome instead of the form', async () => {
    leave({ state: 'sending' }, 0);
    await open();
    await checking();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  test('an intent of another tab is shown at once; the form returns if the gateway does not know the key', async () => {
    await open();
    leave({ state: 'sending' }, 0);
    act(tellOfIntents);
    await checking();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('an intent that another tab settled is accepted in this tab', async () => {
    const onAccepted = jest.fn();
    await open(<Parcels onAccepted={onAccepted} />);
    await settleInOtherTab();
    expect(await screen.findByText('Parcel P-6')).toBeVisible();
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  test('after a request of its own, this tab also finds the outcome of one that another tab settled', async () => {
    const view = await open();
    await tapSend(view);
    await screen.findByText('Parcel P-1');
    await settleInOtherTab();
    expect(await screen.findByText('Parcel P-6')).toBeVisible();
  });

  test('an intent that another tab settles while its screen is closed does not come back', async () => {
    const onAccepted = jest.fn();
    const { user } = await open(<Leaving onAccepted={onAccepted} />);
    leave({ state: 'sending' }, 0);
    act(tellOfIntents);
    await checking();
    const door = screen.getByRole('button', { name: 'Leave or come back' });
    await user.click(door);
    localStorage.clear();
    act(tellOfIntents);
    await user.click(door);
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(onAccepted).not.toHaveBeenCalled();
  });

  test('a tap before the storage event of another tab’s intent sends nothing', async () => {
    const view = await open();
    leave({ state: 'sending' }, 0);
    await tapSend(view);
    await checking();
    expect(sent()).toEqual([]);
  });

  test('a request of this tab stays if another tab settles it; a lost reply does not store it again', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(wire.send, async () => (await held, connectionLost())));
    const onAccepted = jest.fn();
    const view = await open(<Parcels onAccepted={onAccepted} />);
    await tapSend(view);
    expect(await screen.findByText('State: sending')).toBeVisible();
    settleIntents();
    act(tellOfIntents);
    expect(screen.getByText('State: sending')).toBeVisible();
    answer();
    await checking();
    expect(stored()).toEqual([]);
    network.use(mockCall(wire.find, { parcelNo: 'P-7' }));
    await checkNow(view);
    expect(await screen.findByText('Parcel P-7')).toBeVisible();
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  test('closing an intent keeps one that another tab added', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(wire.send, async () => (await held, { parcelNo: 'P-8' })));
    const view = await open();
    await tapSend(view);
    await waitFor(() => expect(stored()).toHaveLength(1));
    const other = { key, kind: 'test.letter', player: 'maria', content: {}, startedAt: Date.now(), state: 'sending' };
    leaveIntent(other);
    answer();
    await screen.findByText('Parcel P-8');
    expect(stored()).toEqual([other]);
  });

  test('a player who leaves and returns during the request sees its outcome, not the form', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(wire.send, async () => (await held, { parcelNo: 'P-1' })));
    const onAccepted = jest.fn();
    const view = await open(<Leaving onAccepted={onAccepted} />);
    await tapSend(view);
    await view.user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await view.user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await checking();
    network.use(mockCall(wire.find, { parcelNo: 'P-1' }));
    await checkNow(view);
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
    // The first screen's reply arrives after the second screen has found the outcome.
    await act(async () => {
      answer();
      await delay(100);
    });
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
  });
});

describe('a screen that an accepted request opens', () => {
  const goBack = async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Back' }));

  test('keeps the form busy until it is rendered; a player who goes back before may send again', async () => {
    const view = await open(<ParcelsThatNavigate />);
    await tapSend(view);
    await waitFor(() => expect(stored()).toEqual([]));
    expect(screen.getByText('State: sending')).toBeVisible();
    await goBack(view);
    expect(await screen.findByText('State: accepted')).toBeVisible();
    await tapSend(view);
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  test('an intent that another tab sends and settles meanwhile does not take the place of the form', async () => {
    const view = await open(<ParcelsThatNavigate />);
    await tapSend(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(stored()).toEqual([]));
    leave({ state: 'sending' }, 0);
    act(tellOfIntents);
    localStorage.clear();
    act(tellOfIntents);
    await goBack(view);
    expect(await screen.findByText('State: accepted')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  test('keeps the panel of a found request until it is rendered; a player who goes back before finds the form', async () => {
    leave({}, 0);
    network.use(mockCall(wire.find, { parcelNo: 'P-5' }));
    const view = await open(<ParcelsThatNavigate />);
    await checkNow(view);
    await waitFor(() => expect(stored()).toEqual([]));
    await checking();
    await goBack(view);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  });
});

describe('owner of an intent', () => {
  test('another player on this phone never sees it', async () => {
    leave({ player: 'vince' });
    await open();
    expect(screen.getByText('State: idle')).toBeVisible();
  });

  test('it disappears when its player changes, without a request', async () => {
    leave();
    const { user } = await open(<OtherPlayer />);
    await checking();
    await user.click(screen.getByRole('button', { name: 'Log in as Vince' }));
    expect(await screen.findByText('State: idle')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  describe('a session that ends while it is on its way', () => {
    const session = (userName: string) => loggedIn({ token: 't', userName, type: 0, merchantCode: '200jilif3' });
    const told = { checking: /We're checking/, accepted: /was accepted/, refused: /was not accepted/, unknown: /may have arrived/ };

    async function endWhileSending(reply: () => MockAnswer<typeof wire.send>) {
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => (answer = resolve));
      network.use(mockCall(wire.send, async () => (await held, reply())));
      const onAccepted = jest.fn();
      const recorder = recordToasts();
      const view = await open(<Parcels player="200jilif3/maria" onAccepted={onAccepted} />, {}, [recorder.feature]);
      act(() => void view.store.dispatch(session('maria')));
      await tapSend(view);
      act(() => void view.store.dispatch(loggedOut()));
      expect(stored()).toEqual([]);
      return { ...view, answer, onAccepted, toasts: recorder.toasts };
    }

    test.each([
      ['accepted', () => ({ parcelNo: 'P-1' })],
      ['refused', () => refuse('BELOW_MIN')],
      ['unknown', connectionLost],
      ['unknown', () => httpStatus(502)],
    ] as const)('the sender reads that it is checked, then that it was %s; the late reply itself is dropped', async (outcome, reply) => {
      const { answer, onAccepted, toasts } = await endWhileSending(reply);
      await waitFor(() => expect(toasts).toEqual([{ level: 'loading', text: expect.stringMatching(told.checking) }]));
      answer();
      await waitFor(() => expect(toasts).toHaveLength(2));
      expect(toasts[1]).toMatchObject({ text: expect.stringMatching(told[outcome]), durationMs: 8000 });
      expect(await screen.findByText('State: idle')).toBeVisible();
      expect(onAccepted).not.toHaveBeenCalled();
      expect(stored()).toEqual([]);
    });

    test('the sender who logs in again before the reply is told too', async () => {
      const { answer, store, toasts } = await endWhileSending(() => ({ parcelNo: 'P-1' }));
      act(() => void store.dispatch(session('maria')));
      answer();
      await waitFor(() => expect(toasts[1]).toMatchObject({ text: expect.stringMatching(told.accepted) }));
    });

    test('another player who logs in before the reply is told nothing', async () => {
      const { answer, store, toasts } = await endWhileSending(() => ({ parcelNo: 'P-1' }));
      act(() => void store.dispatch(session('vince')));
      answer();
      expect(await screen.findByText('State: idle')).toBeVisible();
      expect(toasts).toHaveLength(1);
    });
  });
});

describe('unusable storage', () => {
  test('blocked: the tab keeps its intent in memory', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    network.use(mockCall(wire.send, connectionLost()));
    const view = await open(<Leaving />);
    await tapSend(view);
    await checking();
    await view.user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await view.user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await checking();
    network.use(mockCall(wire.find, { parcelNo: 'P-1' }));
    await checkNow(view);
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
  });

  test.each([
    ['is not JSON', '{"key"'],
    ['is no intent', '"x"'],
    ['is an incomplete intent', '{"key":"1"}'],
    ['is stored under another key', JSON.stringify({ ...lost, key: newIdempotencyKey() })],
    ['has a prototype name', '{"__proto__":{"kind":"test.parcel"}}'],
  ])('stored data that %s is ignored', async (_, raw) => {
    localStorage.setItem(`submission.${key}`, raw);
    await open();
    expect(screen.getByText('State: idle')).toBeVisible();
  });

  test.each([
    ['content of the wrong shape', { content: { weight: 3 } }],
    ['no content', { content: undefined }],
    ['another kind', { kind: 'test.letter' }],
  ])('an intent with %s is not shown', async (_, changes) => {
    leave(changes);
    await open();
    expect(screen.getByText('State: idle')).toBeVisible();
  });
});

describe('a gateway without keys', () => {
  let forget: () => void;
  beforeEach(() => (forget = writeConfig({ withoutKeys: true })));
  afterEach(() => forget());
  const unconfirmed = () => screen.findByRole('heading', { name: 'We could not confirm this' });

  test('is never asked by a key; what stays unknown is called neither failed nor absent, and sent again only after a warning', async () => {
    leave();
    const view = await open();
    await unconfirmed();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Send it anyway' })).toBeVisible();
    expect(screen.getByText(/don't send it again, or it will go through twice/)).toBeVisible();
    expect(screen.queryByText(/Nothing was sent|safely/)).not.toBeInTheDocument();
    expect([asked(), sent()]).toEqual([[], []]);
    await view.user.type(screen.getByLabelText('Transaction password'), '246810');
    await view.user.click(screen.getByRole('button', { name: 'Send it anyway' }));
    expect(await screen.findByText('Parcel P-1')).toBeVisible();
    expect([asked(), sent().length]).toEqual([[], 1]);
  });

  test('a request whose reply is lost is not said to be checked where nothing can look for it, and waits until the window is over', async () => {
    network.use(mockCall(wire.send, connectionLost()));
    const view = await open();
    await tapSend(view);
    await unconfirmed();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    expect(screen.getByText(/we cannot look it up\. Check your records before you try again/)).toBeVisible();
    expect(screen.queryByText(/checking/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send it anyway' })).not.toBeInTheDocument();
    expect([asked(), sent().length]).toEqual([[], 1]);
  });

  test('a kind may have a search of its own', async () => {
    leave();
    const find = async () => ({ data: { parcelNo: 'P-9' } });
    const view = await open(<Parcels kind={{ ...parcels, withoutKeys: { find } }} />);
    expect(await screen.findByText(/We will keep checking/)).toBeVisible();
    await checkNow(view);
    expect(await screen.findByText('Parcel P-9')).toBeVisible();
    expect([asked(), sent()]).toEqual([[], []]);
  });
});
