import { localeChanged, loggedOut, merchantChanged } from '@parlour/kernel';
import { httpStatus, mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { siteFeature, StatusGate, useFlag, useLocale, useMerchant, useMerchantLink, useSwitchMerchant, useSystemStatus } from '.';
import type { FlagName } from './rules/flags';
import { handlers, status } from './mocks/handlers';
import { siteWire } from './wire';

useNetwork(...handlers);

const options = { with: [siteFeature] };
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

function Facts({ flag = 'TRANSBETREPMEM3', resource = 'TELEGRAM_2' }: { flag?: FlagName; resource?: string }) {
  const { code, currency } = useMerchant();
  const isOn = useFlag(flag);
  const facts = [code, currency, useLocale(), `status ${useSystemStatus()}`, isOn ? 'on' : 'off', useMerchantLink(resource) ?? 'no link'];
  return <p role="note">{facts.join(' · ')}</p>;
}

const facts = () => screen.getByRole('note').textContent;

describe('system status', () => {
  test('is fetched and stored under the key "status"', async () => {
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toBe('200jilif3 · TLB · en · status 0 · on · https://t.me/parlour'));
    expect(stored('status')).toMatchObject({ maintenance: false, info: { whitelabel: { TRANSBETREPMEM3: true, USERNAMEREG3: true } } });
  });

  test('spec 4: the stored status is used immediately and refreshed in the background', async () => {
    localStorage.setItem('status', JSON.stringify({ ...status, maintenance: true }));
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(siteWire.getStatus, async () => (await waiting, status)));
    await renderBlock(<Facts />, options);
    expect(facts()).toContain('status 1');
    answer?.();
    await waitFor(() => expect(facts()).toContain('status 0'));
    expect(stored('status')).toMatchObject({ maintenance: false });
  });

  test('S3: a corrupt stored status is discarded', async () => {
    localStorage.setItem('status', '{"info":"surprise"}');
    network.use(mockCall(siteWire.getStatus, httpStatus(500)));
    await renderBlock(<Facts />, options);
    expect(facts()).toContain('status 0 · off · no link');
    expect(stored('status')).toBeNull();
  });

  test.each([
    ['MAINTENANCE', 503, 1],
    ['REGION', 403, 2],
  ])('if the gateway refuses this call too, %s sets the status', async (code, httpCode, expected) => {
    network.use(mockCall(siteWire.getStatus, httpStatus(httpCode, code)));
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain(`status ${expected}`));
  });

  test('P2: any other call that reports maintenance refetches the status', async () => {
    const { store } = await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('on'));
    network.use(
      mockCall(siteWire.getStatus, { ...status, maintenance: true }),
      mockCall(siteWire.getLocation, httpStatus(503, 'MAINTENANCE')),
    );
    const { locationApi } = await import('./locationApi');
    await act(async () => void (await store.dispatch(locationApi.endpoints.getLocation.initiate())));
    await waitFor(() => expect(facts()).toContain('status 1'));
    expect(network.requests(siteWire.getStatus)).toHaveLength(2);
  });

  test('another refusal does not refetch the status', async () => {
    network.use(mockCall(siteWire.getLocation, refuse('UNKNOWN')));
    const { store } = await renderBlock(<Facts />, options);
    const { locationApi } = await import('./locationApi');
    await act(async () => void (await store.dispatch(locationApi.endpoints.getLocation.initiate())));
    await waitFor(() => expect(facts()).toContain('on'));
    expect(network.requests(siteWire.getStatus)).toHaveLength(1);
  });
});

describe('a status that leaves parts to their own calls', () => {
  const { whitelabel = {}, domainRoute = [], ...settings } = status.info;
  const split = (...own: Parameters<typeof network.use>) => network.use(mockCall(siteWire.getStatus, { ...status, info: {} }), ...own);
  const others = [mockCall(siteWire.getSettings, settings), mockCall(siteWire.getDomainRoute, domainRoute)];
  const asked = () => [siteWire.getWhitelabel, siteWire.getSettings, siteWire.getDomainRoute].map((call) => network.requests(call).length);

  test('spec 7: flags, links and domains come from those calls, and are stored as one status', async () => {
    split(mockCall(siteWire.getWhitelabel, whitelabel), ...others);
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toBe('200jilif3 · TLB · en · status 0 · on · https://t.me/parlour'));
    expect(stored('status')).toMatchObject({ info: { domainRoute, mainDomain: 'parlour.example', mobileTemplate: { mem_cen: '1' } } });
    expect(asked()).toEqual([1, 1, 1]);
  });

  test('only the missing part is asked for, and what the status has counts more', async () => {
    const { mainDomain, ...rest } = settings;
    network.use(
      mockCall(siteWire.getStatus, { ...status, info: { ...rest, whitelabel, domainRoute } }),
      mockCall(siteWire.getSettings, { mainDomain, resources: [] }),
    );
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('on · https://t.me/parlour'));
    expect(asked()).toEqual([0, 1, 0]);
  });

  test('a whole status asks for nothing more', async () => {
    network.use(mockCall(siteWire.getWhitelabel, {}), ...others);
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('on'));
    expect(asked()).toEqual([0, 0, 0]);
  });

  test('a closed site is not asked for more', async () => {
    network.use(
      mockCall(siteWire.getStatus, { info: {}, maintenance: true }),
      mockCall(siteWire.getWhitelabel, httpStatus(503, 'MAINTENANCE')),
    );
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('status 1'));
    expect(asked()).toEqual([0, 0, 0]);
  });

  test('a part that the gateway has nowhere is empty', async () => {
    split(mockCall(siteWire.getWhitelabel, refuse('UNKNOWN')), ...others);
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('off · https://t.me/parlour'));
  });

  test('a part that fails for now leaves the status unknown; a retry loads it', async () => {
    split(mockCall(siteWire.getWhitelabel, httpStatus(500)), ...others);
    const { user } = await renderBlock(
      <StatusGate title="We couldn't load the record">
        <Facts />
      </StatusGate>,
      options,
    );
    expect(await screen.findByText("We couldn't load the record")).toBeVisible();
    expect(stored('status')).toBeNull();
    network.use(mockCall(siteWire.getWhitelabel, whitelabel));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(facts()).toContain('on · https://t.me/parlour'));
  });
});

describe('flags', () => {
  test.each<[FlagName, string]>([
    ['TRANSBETREPMEM3', 'on'],
    ['USERNAMEREG3', 'on'], // written as "1"
    ['CBS3', 'off'], // written as 0
    ['REWCEN3', 'off'], // not written
    ['jackpotWidget', 'on'],
    ['depositRank', 'off'],
  ])('%s is %s', async (flag, expected) => {
    await renderBlock(<Facts flag={flag} />, options);
    await waitFor(() => expect(facts()).toContain('https://t.me'));
    expect(facts()).toContain(` · ${expected} · `);
  });
});

describe('links', () => {
  test.each([
    ['TELEGRAM_2', 'https://t.me/parlour'],
    ['VIBER', 'no link'],
    ['constructor', 'no link'],
  ])('resource %s: %s', async (resource, expected) => {
    await renderBlock(<Facts resource={resource} />, options);
    await waitFor(() => expect(facts()).toContain(' · on · '));
    expect(facts()).toContain(expected);
  });

  test('X4: a hostile link is ignored', async () => {
    const resources = [{ resourceType: 'TELEGRAM_2', url: 'javascript:alert(1)' }];
    network.use(mockCall(siteWire.getStatus, { ...status, info: { ...status.info, resources } }));
    await renderBlock(<Facts />, options);
    await waitFor(() => expect(facts()).toContain('on · no link'));
  });
});

describe('language', () => {
  test('spec 9: English is the default; the choice of the player is stored under the key "language"', async () => {
    const { store } = await renderBlock(<Facts />, options);
    expect(facts()).toContain(' · en · ');
    act(() => void store.dispatch(localeChanged('fil')));
    expect(facts()).toContain(' · fil · ');
    expect(stored('language')).toBe('TY');
  });

  test('is the same on the next visit', async () => {
    localStorage.setItem('language', '"TY"');
    await renderBlock(<Facts />, options);
    expect(facts()).toContain(' · fil · ');
  });

  test.each([
    ['counts before the choice of the player', '?lang=fil', '"EN"', 'fil'],
    ['that this merchant does not offer leaves the choice as it is', '?lang=my', '"TY"', 'fil'],
    ['that does not exist leaves the choice as it is', '?lang=<b>', '"TY"', 'fil'],
  ])('a language in the address %s', async (_, search, kept, locale) => {
    localStorage.setItem('language', kept);
    window.history.replaceState(null, '', `/m/home${search}`);
    await renderBlock(<Facts />, options);
    expect(facts()).toContain(` · ${locale} · `);
    window.history.replaceState(null, '', '/');
  });

  test.each(['"MY"', '"XX"', 'EN', '7'])('a stored %s is ignored, because this merchant does not offer it', async (text) => {
    localStorage.setItem('language', text);
    await renderBlock(<Facts />, options);
    expect(facts()).toContain(' · en · ');
  });
});

describe('merchant', () => {
  function Switch() {
    const switchMerchant = useSwitchMerchant();
    return (
      <button type="button" onClick={() => switchMerchant('200jilimm3')}>
        Myanmar
      </button>
    );
  }

  test('spec 1: switching clears the stored status and the session storage, and reloads home', async () => {
    // jsdom does not navigate; it logs an error instead.
    const navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('language', '"TY"');
    sessionStorage.setItem('MC_SESSION_INFO', '{}');
    const { user } = await renderBlock(
      <>
        <Facts />
        <Switch />
      </>,
      options,
    );
    await waitFor(() => expect(stored('status')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Myanmar' }));
    expect(facts()).toContain('200jilimm3 · MMK · en');
    expect(stored('status')).toBeNull();
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
    expect(stored('merchant')).toBe('200jilimm3');
    expect(stored('language')).toBe('EN');
    expect(navigated).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
    navigated.mockRestore();
  });

  test('is the same on the next visit, and stays when a session ends', async () => {
    localStorage.setItem('merchant', '"200jilimm3"');
    const { store } = await renderBlock(<Facts />, options);
    expect(facts()).toContain('200jilimm3');
    act(() => void store.dispatch(loggedOut()));
    expect(facts()).toContain('200jilimm3');
  });

  test('an unknown merchant falls back to the first one', async () => {
    const { store } = await renderBlock(<Facts />, options);
    act(() => void store.dispatch(merchantChanged('nobody')));
    expect(facts()).toContain('200jilif3');
  });
});
