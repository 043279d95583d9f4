import { loggedIn, loggedOut, sessionRestored } from '@parlour/kernel';
import { earlyPage } from '@parlour/kernel/device';
import { mockCall, network, renderBlock, useNetwork, writeConfig } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { siteFeature, useFlag } from '..';
import { handlers, status } from '../mocks/handlers';
import { isInShare } from '../rules/share';
import { siteWire } from '../wire';

useNetwork(...handlers);

const FLAG = 'statisticsWidget';
const SHARE = 50;
const options = { with: [siteFeature] };
const session = (userName: string) => ({ token: `token-of-${userName}`, userName, type: 0, merchantCode: '200jilif3' });
const players = ['maria', 'vince', 'thiri', 'noela', 'carlo', 'agnes', 'leo', 'mina'];
const inside = players.find((name) => isInShare(FLAG, name, SHARE)) as string;
const outside = players.find((name) => !isInShare(FLAG, name, SHARE)) as string;
const devices = ['1', '2', '3', '4', '5', '6', '7', '8'].map((at) => `00000000-0000-4000-8000-00000000000${at}`);
const deviceInside = devices.find((id) => isInShare(FLAG, id, SHARE)) as string;
const deviceOutside = devices.find((id) => !isInShare(FLAG, id, SHARE)) as string;

let removeConfig = () => {};
let noted: unknown[];
const configure = (share: number) => (removeConfig = writeConfig({ flags: { [FLAG]: { share } } }));
const visitWith = (device: string) => localStorage.setItem('clientId', JSON.stringify(device));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('status', JSON.stringify(status));
  noted = [];
  earlyPage.failures = noted;
  configure(SHARE);
});
afterEach(() => {
  removeConfig();
  delete earlyPage.failures;
});

function Answer() {
  return <p role="note">{useFlag(FLAG) ? 'on' : 'off'}</p>;
}

const answer = () => screen.getByRole('note').textContent;

test.each([
  [deviceInside, 'on'],
  [deviceOutside, 'off'],
])('a visitor has the flag by the id of the browser: %s is %s', async (device, expected) => {
  visitWith(device);
  await renderBlock(<Answer />, options);
  expect(answer()).toBe(expected);
  expect(noted).toEqual([{ seenFlag: FLAG, isOn: expected === 'on' }]);
});

test('a player has it by the name, on every device', async () => {
  visitWith(deviceOutside);
  const { store } = await renderBlock(<Answer />, { ...options, events: [loggedIn(session(inside))] });
  expect(answer()).toBe('on');
  act(() => void store.dispatch(loggedOut()));
  expect(answer()).toBe('off');
  act(() => void store.dispatch(sessionRestored(session(inside))));
  expect(answer()).toBe('on');
  act(() => void store.dispatch(loggedIn(session(outside))));
  expect(answer()).toBe('off');
});

test('the document, which is the same for all, has it off', async () => {
  visitWith(deviceInside);
  const { store } = await renderBlock(<Answer />, options);
  expect(answer()).toBe('on');
  const document = renderToString(
    <Provider store={store}>
      <Answer />
    </Provider>,
  );
  expect(document).toContain('off');
});

test('what the gateway says counts more than the share, and is no exposure', async () => {
  visitWith(deviceInside);
  const { info } = status;
  const whitelabel = { ...info.whitelabel, [FLAG]: false };
  localStorage.setItem('status', JSON.stringify({ ...status, info: { ...info, whitelabel } }));
  network.use(mockCall(siteWire.getStatus, { ...status, info: { ...info, whitelabel } }));
  await renderBlock(<Answer />, options);
  expect(answer()).toBe('off');
  expect(noted).toEqual([]);
});

test('while nobody knows what the gateway says, it is off, and that is no exposure', async () => {
  localStorage.removeItem('status');
  network.use(mockCall(siteWire.getStatus, () => new Promise(() => undefined)));
  visitWith(deviceInside);
  await renderBlock(<Answer />, options);
  expect(answer()).toBe('off');
  expect(noted).toEqual([]);
});
