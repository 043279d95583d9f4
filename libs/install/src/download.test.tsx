import { contentFeature } from '@parlour/content';
import { paths, toastRequested } from '@parlour/kernel';
import { earlyPage } from '@parlour/kernel/device';
import type { Feature } from '@parlour/kernel/feature';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { statusApi } from '@parlour/site/endpoints';
import { siteWire } from '@parlour/site/wire';
import { actAs, mockCall, network, refuse, renderBlock, stopActing, useNetwork, writeConfig } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AddToHomeFooter } from './blocks/AddToHomeFooter';
import { DownloadBar } from './blocks/DownloadBar';
import { useIsDownloadPopupDue, DownloadPopup } from './blocks/DownloadPopup';
import { InstallOptions } from './blocks/InstallOptions';
import { installFeature } from './feature';

useNetwork(mockCall(siteWire.getStatus, { info: {} }));

const options = { with: [siteFeature, contentFeature, playerFeature, installFeature] };
const site = 'https://t.me';
const all = { Android: `${site}/parlour.apk`, IOS: `${site}/ios`, IOS2: `${site}/ios2`, MOBILECONFIG: `${site}/parlour.mobileconfig` };
const links = (given: Partial<typeof all>) =>
  network.use(
    mockCall(siteWire.getStatus, {
      info: { resources: Object.entries(given).map(([resourceType, url]) => ({ resourceType, url })) },
    }),
  );
const installed = () => Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
const bar = () => screen.queryByRole('complementary', { name: 'Get the app' });
const known = () => waitFor(() => expect(localStorage.getItem('status')).not.toBeNull());

function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

beforeEach(() => actAs('android'));
afterEach(() => {
  stopActing();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  delete earlyPage.installPrompt;
});

describe('download bar (specification 2 and 4)', () => {
  test('shows an icon, a text with 5 stars, a download button and a close button', async () => {
    await renderBlock(<DownloadBar />, options);
    expect(await screen.findByText('Parlour on your home screen')).toBeVisible();
    expect(bar()?.querySelectorAll('use[href$="#star-filled"]')).toHaveLength(5);
    expect(bar()?.querySelector('img')).toHaveAttribute('src', '/m/icon-192.png');
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test.each(['AppDownloadIcon', 'APPDOWNLOADICON22'])('spec 3: its icon is the resource %s', async (resourceType) => {
    network.use(mockCall(siteWire.getStatus, { info: { resources: [{ resourceType, url: 'art/marks/app' }] } }));
    await renderBlock(<DownloadBar />, options);
    await screen.findByText('Parlour on your home screen');
    expect(bar()?.querySelector('img')?.getAttribute('src')).toMatch(/art\/marks\/app/);
  });

  test('stays hidden once closed: hideDownloadBar=1', async () => {
    const { user, unmount } = await renderBlock(<DownloadBar />, options);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(bar()).not.toBeInTheDocument();
    expect(localStorage.getItem('hideDownloadBar')).toBe('1');
    unmount();
    await renderBlock(<DownloadBar />, options);
    await known();
    expect(bar()).not.toBeInTheDocument();
  });

  test('once closed, what is next has its turn in its place', async () => {
    const { user } = await renderBlock(<DownloadBar next={<p>Top up</p>} />, options);
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByText('Top up')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Top up')).toBeVisible();
  });

  test('is always hidden in PWA mode, and inside the app', async () => {
    installed();
    links(all);
    const { unmount } = await renderBlock(<DownloadBar />, options);
    await known();
    expect(bar()).not.toBeInTheDocument();
    unmount();
    Reflect.deleteProperty(navigator, 'standalone');
    actAs('ownApp');
    await renderBlock(<DownloadBar />, options);
    expect(bar()).not.toBeInTheDocument();
  });

  test('is hidden in a web clip without an IOS2 link', async () => {
    localStorage.setItem('WEBCLIP', '1');
    installed();
    links({ IOS: all.IOS, Android: all.Android });
    await renderBlock(<DownloadBar />, options);
    await known();
    expect(bar()).not.toBeInTheDocument();
  });

  test('links to IOS2 in a web clip with an IOS2 link', async () => {
    localStorage.setItem('WEBCLIP', '1');
    installed();
    links(all);
    await renderBlock(<DownloadBar />, options);
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', all.IOS2);
  });

  test('the URL of the profile sets the mark WEBCLIP', async () => {
    window.history.replaceState(null, '', '/m/home?WEBCLIP=1');
    await renderBlock(<DownloadBar />, options);
    expect(localStorage.getItem('WEBCLIP')).toBe('1');
    window.history.replaceState(null, '', '/');
  });
});

describe('download popup (specification 2)', () => {
  const rows = () => within(screen.getByRole('dialog')).getAllByRole('link');

  test.each([
    ['android', ['Add to home screen', 'Android app'], [all.Android]],
    ['safari', ['Add to home screen', 'iOS app', 'iOS configuration profile'], [all.IOS, all.MOBILECONFIG]],
    ['desktop', ['Add to home screen', 'Android app', 'iOS app', 'iOS configuration profile'], [all.Android, all.IOS, all.MOBILECONFIG]],
  ] as const)('offers the ways that work on %s, and no others', async (agent, names, files) => {
    actAs(agent);
    links(all);
    const { user } = await renderBlock(<DownloadBar />, options);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(rows().map((row) => names.find((name) => row.textContent?.startsWith(name)))).toEqual(names);
    expect(rows()[0]).toHaveAttribute('href', paths.download);
    expect(
      rows()
        .slice(1)
        .map((row) => row.getAttribute('href')),
    ).toEqual(files);
  });

  test('ways without a link, or with a hostile one, are omitted', async () => {
    links({ Android: 'javascript:alert(1)', IOS: 'https://evil.example/ios' });
    const { user } = await renderBlock(<DownloadBar />, options);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(rows()).toHaveLength(1);
  });

  test('if the browser offers to install, the shortcut takes one tap', async () => {
    const { user } = await renderBlock(<DownloadBar />, options);
    const { event, prompt } = offerInstall('accepted');
    expect(event.defaultPrevented).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('button', { name: /^Add to home screen/ }));
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(bar()).not.toBeInTheDocument();
  });

  test.each(['androidFacebook', 'iosViber'] as const)('%s: shows how to open the download page in a browser instead', async (agent) => {
    actAs(agent);
    links(all);
    const { user } = await renderBlock(<DownloadBar />, options);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const sheet = within(screen.getByRole('dialog'));
    expect(await sheet.findByText('Open this page in your browser')).toBeVisible();
    expect(sheet.getByText('http://localhost/m/appDownload')).toBeVisible();
    expect(sheet.queryByText('Add to home screen')).not.toBeInTheDocument();
  });

  test('spec 5 and 8: a profile outside Safari is refused with a message', async () => {
    actAs('iosChrome');
    links(all);
    const said: unknown[] = [];
    const witness: Feature = {
      id: 'witness',
      listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void said.push(payload.text) }),
      routes: [],
      messages: async () => ({ default: {} }),
    };
    const { user } = await renderBlock(<DownloadBar />, { with: [...options.with, witness] });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('link', { name: /^iOS configuration profile/ }));
    expect(said).toEqual(['Please use Safari for download App.']);
  });

  test('opens automatically once a day, but not on the first day, and never after the bar was closed', async () => {
    function Due() {
      return <p role="note">{String(useIsDownloadPopupDue())}</p>;
    }
    const due = () => screen.getByRole('note').textContent;
    const first = await renderBlock(<Due />, options);
    await known();
    expect(due()).toBe('false');
    first.unmount();

    localStorage.setItem('downloadPopup', '"Mon Jan 01 2024"');
    const second = await renderBlock(<Due />, options);
    await waitFor(() => expect(due()).toBe('true'));
    second.unmount();

    const onDone = jest.fn();
    const popup = await renderBlock(<DownloadPopup onDone={onDone} />, options);
    await popup.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    popup.unmount();
    const third = await renderBlock(<Due />, options);
    expect(due()).toBe('false');
    third.unmount();

    localStorage.setItem('downloadPopup', '"Mon Jan 01 2024"');
    localStorage.setItem('hideDownloadBar', '1');
    await renderBlock(<Due />, options);
    expect(due()).toBe('false');
  });
});

describe('add-to-home footer (specification 2)', () => {
  test.each(['safari11', 'safari120', 'safari121'] as const)('shows a tip for old iOS on %s', async (agent) => {
    actAs(agent);
    links(all);
    await renderBlock(<AddToHomeFooter />, options);
    await known();
    expect(screen.getByText(/Your iOS version is old/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows a download button if there is a profile', async () => {
    actAs('safari122');
    links(all);
    await renderBlock(<AddToHomeFooter />, options);
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', all.MOBILECONFIG);
  });

  test('shows the share tip otherwise', async () => {
    actAs('safari');
    await renderBlock(<AddToHomeFooter />, options);
    expect(await screen.findByText('Tap share in Safari, then Add to Home Screen.')).toBeVisible();
  });

  test.each(['android', 'desktop', 'ownApp', 'iosFacebook'] as const)('shows nothing on %s', async (agent) => {
    actAs(agent);
    const { container } = await renderBlock(<AddToHomeFooter />, options);
    expect(container).toBeEmptyDOMElement();
  });

  test('shows nothing once the app is on the home screen', async () => {
    actAs('safari');
    installed();
    const { container } = await renderBlock(<AddToHomeFooter />, options);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('/m/appDownload (product 4.19)', () => {
  const open = (hasBonus = false) => renderBlock(<InstallOptions hasBonus={hasBonus} />, { ...options, path: paths.download });
  const ways = async () => {
    const headings = await screen.findAllByRole('heading', { level: 2 });
    return headings.map(({ textContent }) => textContent);
  };

  test('Android: the web app first, then the package with its source and a warning', async () => {
    links(all);
    await open();
    expect(await ways()).toEqual(['Add to home screen', 'Android app']);
    expect(screen.getByText('From t.me')).toBeVisible();
    expect(screen.getByText(/unknown sources/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', all.Android);
    expect(screen.getByRole('link', { name: 'See our official addresses' })).toHaveAttribute('href', paths.session.officialDomains);
  });

  test('after the browser’s install prompt is declined, the manual steps are shown', async () => {
    const { user } = await open();
    await ways();
    offerInstall('dismissed');
    await user.click(await screen.findByRole('button', { name: 'Install now' }));
    expect(await screen.findByText(/You can install it at any time/)).toBeVisible();
    expect(screen.getByText('Open the menu of your browser.')).toBeVisible();
  });

  test('iOS: three steps first, then the app, then the profile with an explanation', async () => {
    actAs('safari');
    links(all);
    await open();
    expect(await ways()).toEqual(['Add to home screen', 'iOS app', 'iOS configuration profile']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/changes nothing else/)).toBeVisible();
    expect(screen.queryByText('Please use Safari for download App.')).not.toBeInTheDocument();
  });

  test('spec 8: another browser on iOS asks the player to use Safari', async () => {
    actAs('iosChrome');
    await open();
    expect(await screen.findByText('Please use Safari for download App.')).toBeVisible();
    expect(screen.getByText('http://localhost/m/appDownload')).toBeVisible();
  });

  test.each([
    ['iosFacebook', 'Open in Safari'],
    ['androidTelegram', 'Open in Chrome'],
  ] as const)('%s: shows how to open a full browser', async (agent, link) => {
    actAs(agent);
    links(all);
    await open();
    expect(await screen.findByText('Apps cannot be installed from here. Open this page in your browser.')).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(screen.getByText('http://localhost/m/appDownload')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('desktop: shows a QR code for the phone', async () => {
    actAs('desktop');
    await open();
    expect(await screen.findByRole('img', { name: 'Scan with your phone' })).toBeInTheDocument();
  });

  test('without configured links, only the home screen is offered', async () => {
    await open();
    expect(await ways()).toEqual(['Add to home screen']);
  });

  test('an APK, a page of the store and a profile of the configuration come before the links of the gateway', async () => {
    const removeConfig = writeConfig({
      install: { android: 'acme/acme.apk', ios: 'https://apps.apple.com/app/id1', profile: 'acme/acme.mobileconfig' },
    });
    links(all);
    const { unmount } = await open();
    await ways();
    expect(screen.getByText('From localhost')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/m/brand/acme/acme.apk');
    unmount();
    actAs('safari');
    await open();
    await screen.findByText(/changes nothing else/);
    expect(screen.getAllByRole('link', { name: 'Download' }).map((link) => link.getAttribute('href'))).toEqual([
      'https://apps.apple.com/app/id1',
      '/m/brand/acme/acme.mobileconfig',
    ]);
    removeConfig();
  });

  test('while a failed status is asked for again, the home screen stays offered', async () => {
    network.use(mockCall(siteWire.getStatus, refuse('UNKNOWN')));
    const { store } = await open();
    const way = await screen.findByRole('heading', { name: 'Add to home screen' });
    expect(network.requests(siteWire.getStatus)).toHaveLength(1);
    await act(async () => void store.dispatch(statusApi.util.invalidateTags(['Status'])));
    await waitFor(() => expect(network.requests(siteWire.getStatus)).toHaveLength(2));
    expect(way).toBeInTheDocument();
  });

  test('an installed app is recognised', async () => {
    installed();
    await open();
    expect(await screen.findByText('The app is installed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', paths.home);
  });

  test.each([true, false])('promotion for the app %p: decides whether the bonus is mentioned', async (hasBonus) => {
    await open(hasBonus);
    await ways();
    expect(screen.queryByText('There is a bonus for the app') !== null).toBe(hasBonus);
  });
});
