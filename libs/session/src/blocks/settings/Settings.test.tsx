import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { typedLine } from '@parlour/kernel/typed';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import {
  actAs,
  httpStatus,
  mockCall,
  naughtyStrings,
  network,
  recordToasts,
  refuse,
  renderBlock,
  stopActing,
  useNetwork,
} from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { memberHandlers } from '../../mocks/memberHandlers';
import { plainTextProblem } from '../../parts/edit/TextEditForm';
import { profileWire } from '../../wire/profileWire';
import { Settings } from './Settings';

useNetwork(...handlers, ...memberHandlers);
afterEach(stopActing);

async function open(type: number | 'visitor' = 0, query = '') {
  const { feature: toastRecorder, toasts } = recordToasts();
  const events = type === 'visitor' ? [] : [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })];
  const view = await renderBlock(<Settings version="test-build" />, {
    path: `/m/set${query}`,
    with: [sessionFeature, playerFeature, siteFeature, contentFeature, toastRecorder],
    events,
  });
  return { ...view, toasts };
}

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the profile', () => {
  test('product 4.17: shows set, missing and locked values, and links to the security centre', async () => {
    await open();
    expect(await screen.findByRole('button', { name: /Nickname Maria/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Date of birth Not set/ })).toBeVisible();
    expect(screen.getByText('Maria Santos · Support can change it')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Account holder name/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Viber @maria/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Security center/ })).toHaveAttribute('href', '/m/securityCenter');
    expect(screen.getByRole('link', { name: /Notifications/ })).toHaveAttribute('href', '/m/notifications');
    expect(screen.getByText('test-build')).toBeVisible();
  });

  test('spec 7: a nickname is sent trimmed, the sheet closes and a toast confirms it', async () => {
    const { user, toasts, location } = await open();
    await user.click(await screen.findByRole('button', { name: /Nickname/ }));
    expect(location()).toBe('/m/set?edit=nickname');
    const field = await screen.findByRole('textbox', { name: 'Nickname' });
    await user.clear(field);
    await user.type(field, '  Ate Maria ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ level: 'success', text: 'Saved.' }));
    expect(network.requests(profileWire.setNickname)).toEqual([{ nickname: 'Ate Maria' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('spec 5: the first broken rule is shown, and nothing is sent', async () => {
    const { user } = await open(0, '?edit=nickname');
    const field = await screen.findByRole('textbox', { name: 'Nickname' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, 'a');
    expect(await screen.findByText('Use at least 2 characters.')).toBeVisible();
    expect(network.requests(profileWire.setNickname)).toEqual([]);
  });

  test.each([
    ['the name is taken', refuse('NICKNAME_TAKEN'), 'This nickname is taken. Try another one.'],
    ['the server is down', httpStatus(502), 'Something went wrong on our side. Please try again soon.'],
  ])('when %s the typed text stays', async (_, reply, text) => {
    network.use(mockCall(profileWire.setNickname, reply));
    const { user } = await open(0, '?edit=nickname');
    const field = await screen.findByRole('textbox', { name: 'Nickname' });
    await user.clear(field);
    await user.type(field, 'Mario');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('Mario');
  });

  test('a double tap sends once', async () => {
    const { user } = await open(0, '?edit=viber');
    await user.click(await screen.findByRole('textbox', { name: 'Viber' }));
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.requests(profileWire.setContact)).toEqual([{ kind: 'viber', value: '@maria' }]);
  });

  test.each([
    ['nickname', 'Nickname', profileWire.setNickname, { nickname: 'Maria S' }],
    ['line', 'LINE', profileWire.setContact, { kind: 'line', value: 'Maria S' }],
    ['viber', 'Viber', profileWire.setContact, { kind: 'viber', value: 'Maria S' }],
    ['zalo', 'Zalo', profileWire.setContact, { kind: 'zalo', value: 'Maria S' }],
    ['whatsapp', 'WhatsApp', profileWire.setContact, { kind: 'whatsapp', value: 'Maria S' }],
  ] as const)('unseen marks in the field %s are dropped, not refused', async (kind, label, call, sent) => {
    const { user } = await open(0, `?edit=${kind}`);
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste('\u2068Ma\u00adri\u200ba\u200d\u00a0S\u2069\ufeff ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(call)).toEqual([sent]));
  });

  test('spec 5: a birthday is a date from 1900 on of a player who is old enough', async () => {
    const { user } = await open(0, '?edit=birthday');
    const field = await screen.findByLabelText('Date of birth', { selector: 'input' });
    expect(field).toHaveAttribute('min', '1900-01-01');
    expect(field).toHaveAttribute('max', `${new Date().getFullYear()}-12-31`);
    await user.type(field, `${new Date().getFullYear() - 10}-05-05`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You must be at least 18 to play.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '1999-02-28');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(profileWire.setBirthday)).toEqual([{ birthday: '1999-02-28' }]));
  });

  test('a locked value shows the reason instead of its form, even if the URL names the form', async () => {
    await open(0, '?edit=payeeName');
    expect(await screen.findByText(/This can be set only once/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a holder name that was typed in Zawgyi is not saved, and offered in Unicode', async () => {
    network.use(mockCall(profileWire.getProfile, { account: 'maria2026', avatar: null, contacts: [] }));
    const { user } = await open(0, '?edit=payeeName');
    await user.type(await screen.findByRole('textbox', { name: 'Account holder name' }), 'ေဒၚခင္');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/looks like Zawgyi/)).toBeVisible();
    expect(network.requests(profileWire.setPayeeName)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Yes, use this' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(profileWire.setPayeeName)).toEqual([{ payeeName: 'ဒေါ်ခင်' }]));
  });

  test('a holder name with unseen marks is saved as the bank has it', async () => {
    network.use(mockCall(profileWire.getProfile, { account: 'maria2026', avatar: null, contacts: [] }));
    const { user } = await open(0, '?edit=payeeName');
    await user.click(await screen.findByRole('textbox', { name: 'Account holder name' }));
    await user.paste(' မောင်\u200bမောင်\u00a0 ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(profileWire.setPayeeName)).toEqual([{ payeeName: 'မောင်မောင်' }]));
  });

  test('a holder name that only looks like Zawgyi is saved as typed', async () => {
    network.use(mockCall(profileWire.getProfile, { account: 'maria2026', avatar: null, contacts: [] }));
    const { user } = await open(0, '?edit=payeeName');
    await user.type(await screen.findByRole('textbox', { name: 'Account holder name' }), 'ၸၢႆးသႅင်');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it as typed' }));
    expect(screen.queryByText(/looks like Zawgyi/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(profileWire.setPayeeName)).toEqual([{ payeeName: 'ၸၢႆးသႅင်' }]));
  });

  test('an unknown form in the URL opens nothing', async () => {
    await open(0, '?edit=__proto__');
    expect(await screen.findByRole('button', { name: /Nickname/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a profile that does not load has a retry, and the rest of the page works', async () => {
    network.use(mockCall(profileWire.getProfile, httpStatus(500)));
    await open();
    expect(await screen.findByText("We couldn't load your profile")).toBeVisible();
    expect(screen.getByText('Clear cache')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('spec 5: naughty strings cannot bypass the rule for names: control characters are refused, bidi marks do not arrive', () => {
  const rule = { min: 2, max: 20 };
  for (const typed of naughtyStrings) {
    const text = typedLine(typed);
    const problem = plainTextProblem(text, rule);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    if (/\p{Cc}/u.test(text)) expect(problem).toBeDefined();
    if (problem === undefined) expect([...text].length).toBeLessThanOrEqual(20);
  }
});

test('a hostile name is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  network.use(
    mockCall(profileWire.getProfile, {
      account: 'maria2026',
      nickname: name,
      avatar: 'https://evil.test/x.svg',
      contacts: [{ kind: 'viber', value: '"><script>' }],
    }),
  );
  await open();
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText('"><script>')).toBeVisible();
  expect(document.querySelector('img[src*="evil"], img[src="x"]')).toBeNull();
});

describe('avatar', () => {
  test('that it was not sent for lack of a connection is said no longer than it is lost', async () => {
    const { user } = await open(0, '?edit=icon');
    const picture = await screen.findByRole('button', { name: 'Picture 2' });
    network.goOffline();
    await user.click(picture);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(picture).toBeEnabled();
    expect(network.requests(profileWire.setHeadIcon)).toEqual([]);
  });

  test('can be chosen from the grid', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Picture Choose one/ }));
    const grid = await screen.findByRole('group', { name: 'Pictures' });
    await user.click(within(grid).getByRole('button', { name: 'Picture 2' }));
    await waitFor(() => expect(network.requests(profileWire.setHeadIcon)).toEqual([{ iconId: 'wave', image: '' }]));
  });

  test.each([
    ['spec 5: neither PNG nor JPG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'Use a PNG or JPG picture.'],
    [
      'spec 9: more than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'Use a picture of up to 5 MB.',
    ],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'Use a picture of up to 5 MB.'],
  ])('uploaded by the player is refused: %s', async (_, file, text) => {
    const { user } = await open(0, '?edit=icon');
    const input = await screen.findByLabelText('Use my own picture', { selector: 'input' });
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText(text)).toBeVisible();
    expect(network.requests(profileWire.setHeadIcon)).toEqual([]);
  });

  test('an in-app browser that may not open files shows help', async () => {
    actAs('androidFacebook');
    await open(0, '?edit=icon');
    expect(await screen.findByText('Nothing opens?')).toBeVisible();
  });

  test('uploaded by the player is sent as base64', async () => {
    const { user } = await open(0, '?edit=icon');
    const input = await screen.findByLabelText('Use my own picture', { selector: 'input' });
    await user.upload(input, new File(['png!'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(network.requests(profileWire.setHeadIcon)).toEqual([{ iconId: '', image: 'cG5nIQ==' }]));
  });
});

describe('privacy', () => {
  test('a hidden name is stored at once, and a failure restores the former value', async () => {
    const { user } = await open();
    const hideName = await screen.findByRole('checkbox', { name: 'Hide my name from winner lists' });
    network.use(mockCall(profileWire.setPreference, httpStatus(500)));
    await user.click(hideName);
    expect(await screen.findByText('Something went wrong on our side. Please try again soon.')).toBeVisible();
    expect(hideName).not.toBeChecked();
    expect(network.requests(profileWire.setPreference)).toEqual([{ hideName: true }]);
  });
});

describe('app settings', () => {
  test('product 4.17: text size, motion and switches are stored on this device and applied to the document', async () => {
    const { user } = await open('visitor');
    const { dataset } = document.documentElement;
    await user.click(screen.getByRole('radio', { name: 'A+' }));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Reduced motion' })).getByRole('radio', { name: 'On' }));
    await user.click(screen.getByRole('checkbox', { name: /Save data/ }));
    expect(dataset).toMatchObject({ textSize: 'l', motion: 'reduce', dataSaver: 'on' });
    expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ textSize: 'l', motion: 'reduce', dataSaver: true });
    await user.click(screen.getByRole('radio', { name: 'A' }));
    expect(dataset['textSize']).toBeUndefined();
  });

  test('spec 3: the theme is stored as dark, and there is no choice unless the operator enables one', async () => {
    const { user } = await open('visitor');
    expect(screen.queryByRole('radiogroup', { name: 'Theme' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Show winners' }));
    expect(localStorage.getItem('theme')).toBe('"dark"');
  });

  test('vibration is offered only on a device that supports it', async () => {
    const { unmount } = await open('visitor');
    expect(screen.queryByRole('checkbox', { name: 'Vibrate on results' })).not.toBeInTheDocument();
    unmount();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: () => true });
    await open('visitor');
    expect(screen.getByRole('checkbox', { name: 'Vibrate on results' })).toBeChecked();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('corrupt preferences fall back to the defaults', async () => {
    localStorage.setItem('preferences', '{"textSize":"huge","motion":7,"__proto__":{"haptics":false}}');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await open('visitor');
    expect(screen.getByRole('radio', { name: 'A' })).toBeChecked();
  });
});

describe('without an account', () => {
  test('spec 6: a visitor sees a login link and the app settings', async () => {
    await open('visitor');
    expect(screen.getByText('You are not logged in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    expect(network.requests(profileWire.getProfile)).toEqual([]);
  });

  test('spec 6: a trial player is offered registration, and no profile is requested', async () => {
    await open(4);
    expect(screen.getByText('You are on a free trial')).toBeVisible();
    expect(network.requests(profileWire.getProfile)).toEqual([]);
  });
});

test('clearing the cache keeps the login, the language and the preferences', async () => {
  const { user, toasts } = await open();
  for (const key of ['lottList', 'status', 'getVassGameType']) localStorage.setItem(key, '[]');
  localStorage.setItem('language', '"EN"');
  await user.click(screen.getByRole('button', { name: /Clear cache/ }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Cache cleared.' }));
  for (const key of ['lottList', 'getVassGameType']) expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('language')).toBe('"EN"');
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('token-of-maria');
});
