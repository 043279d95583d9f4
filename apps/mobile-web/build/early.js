/* global document, location, navigator, performance, window, fetch, addEventListener, HTMLScriptElement */
// Runs inside the document before the app: shows the frame of home in the player's language and state, fetches that language's texts
// and what home asks for first, and keeps a tap on what has no script yet, and what broke. Its hash stands in the policy; it needs nothing of the app.
(() => {
  const html = document.documentElement;
  const root = document.getElementById('root');
  const failure = document.getElementById('failure');
  const parse = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  const stored = (area, key) => {
    try {
      return parse(window[area].getItem(key));
    } catch {
      return null;
    }
  };

  const config = parse(document.getElementById('parlour-config').textContent) ?? {};
  const merchants = (config.merchants ?? []).map((merchant) => ({
    ...merchant,
    code: merchant.alternateDomains?.[location.hostname] ?? merchant.code,
  }));
  const merchant = merchants.find(({ code }) => code === stored('localStorage', 'merchant')) ?? merchants[0] ?? { langList: [] };
  const language =
    [stored('localStorage', 'language'), 'EN', merchant.langList[0]].find((code) => merchant.langList.includes(code)) ?? 'EN';
  const isPlayer = stored('sessionStorage', 'MC_SESSION_INFO') || stored('localStorage', 'MC_SESSION_INFO');
  const isHome = /^\/(m(\/(home|index|index\.html)?)?)?$/.test(location.pathname);

  const locale = { EN: 'en', TY: 'fil', MY: 'my' }[language];
  const frame = document.querySelector(`template[data-frame="${locale}-${isPlayer ? 'player' : 'visitor'}"]`);
  if (!isHome) root.replaceChildren();
  else if (frame.dataset.frame !== 'en-visitor') root.replaceChildren(frame.content);
  html.lang = locale;
  if (merchant.accent) html.dataset.accent = merchant.accent;

  // As session's preferences show them.
  const { textSize, motion, dataSaver } = stored('localStorage', 'preferences') ?? {};
  if (/^(s|l|xl)$/.test(textSize)) html.dataset.textSize = textSize;
  if (/^(reduce|full)$/.test(motion)) html.dataset.motion = motion;
  if (dataSaver === true) html.dataset.dataSaver = 'on';
  if (stored('localStorage', 'theme') === 'light') html.dataset.theme = 'light';

  const texts = document.createElement('link');
  texts.rel = 'modulepreload';
  texts.href = frame.dataset.messages;
  document.head.append(texts);

  // The same addresses and headers as the app's own calls (earlyCalls.test.ts): it takes these replies instead of asking again.
  if (isHome && !isPlayer && merchant.code && !merchant.gatewayHosts?.length) {
    const headers = { Accept: 'application/json', Merchant: merchant.code, Language: language };
    const clientId = stored('localStorage', 'clientId');
    if (clientId) headers['Client-Id'] = clientId;
    window.parlourEarly = new Map(
      [
        '/wps/system/status',
        `/wps/announcement?types=B%2CPL%2CPU%2CPR%2CH&platform=M&language=${language}`,
        `/lgw/games/vendors?typeId=1&merchant_code=${merchant.code}&language=${language}`,
        `/lgw/games/hot?isPlatform=2&platform=html5&language=${language}&merchantCode=${merchant.code}`,
      ].map((path) => {
        const reply = fetch(path, { headers, cache: 'no-store' });
        reply.catch(() => {});
        return [location.origin + path, reply];
      }),
    );
    // Looked for now: what stands there later is the app's.
    const place = root.querySelector('[data-shape="block"][data-ratio="5/2"]');
    const [status, announcements] = [...window.parlourEarly.values()];
    const value = async (reply) => (await (await reply).clone().json()).value;
    Promise.all([value(status), value(announcements)])
      .then(([{ info }, { banners }]) =>
        paintBanner(place, info.imageCDNs ?? [], banners.find(({ groupName }) => groupName === 'm_home')?.url),
      )
      .catch(() => {});
  }

  // The largest thing on home need not wait for the app: the same files that the app shows in its place (earlyBanner.test.ts).
  function paintBanner(place, cdns, path) {
    if (!place?.isConnected || !/^(?!.*\.\.)[\w-][\w./-]*$/.test(path)) return;
    // As in the schema of the configuration.
    const list = cdns.length > 0 ? cdns : (merchant.imageCdns ?? ['/cdn/a', '/cdn/b']);
    const draw = stored('sessionStorage', 'imageCdn') ?? Math.random();
    try {
      window.sessionStorage.setItem('imageCdn', draw);
    } catch {
      // Without storage the app may draw another one, and loads its own.
    }
    const file = `${list[Math.min(Math.floor(draw * list.length), list.length - 1)] ?? ''}/${path}`;
    const widths = html.dataset.dataSaver || navigator.connection?.saveData ? [720] : [720, 1080];
    const picture = document.createElement('picture');
    for (const format of ['avif', 'webp']) {
      const source = document.createElement('source');
      source.type = `image/${format}`;
      source.srcset = widths.map((width) => `${file}.${width}.${format} ${width}w`).join(', ');
      source.sizes = '(min-width: 600px) 600px, 100vw';
      picture.append(source);
    }
    const image = document.createElement('img');
    image.fetchPriority = 'high';
    image.alt = '';
    image.style.cssText = 'display:block;width:100%;aspect-ratio:5/2;object-fit:cover;border-radius:var(--radius-l)';
    image.src = `${file}.720.webp`;
    picture.append(image);
    // Once it is there, so that a picture that is missing leaves the place as it was.
    image.onload = () => place.isConnected && place.replaceWith(picture);
  }

  // Comes once, often before the app: the download page asks it when the player wants to (src/download/useInstallPrompt.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.parlourInstall = event;
  });
  root.addEventListener('click', ({ target }) => {
    const early = target.closest?.('[data-early]');
    if (early) html.dataset.early = early.dataset.early;
  });

  // What breaks waits for the reporter (src/reports). If that never comes, one word is said as the page is left: no more is known then.
  const failures = (window.parlourFailures = []);
  const { build } = html.dataset;
  addEventListener('unhandledrejection', ({ reason }) => failures.push(reason));
  addEventListener(
    'error',
    ({ target, error }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (isScript) failure.hidden = false;
      if (isScript || error) failures.push(error ?? 'script');
    },
    true,
  );
  // The way on. What is damaged may be a copy, of the browser or of its worker: all that this page has asked for is asked for anew.
  failure.addEventListener('click', async (event) => {
    const link = event.target.closest('a');
    if (!link || !window.navigator.onLine) return;
    event.preventDefault();
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.+\.js$/.test(name));
    const copies = window.caches?.keys().then((names) => Promise.all(names.map((name) => window.caches.delete(name))));
    await Promise.allSettled([copies]);
    await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
    // A reload asks past what this page has in memory; a link to the same page would not.
    window.history.replaceState(null, '', link.href);
    location.reload();
  });
  addEventListener('pagehide', () => {
    const report = { kind: 'start', build, merchant: merchant.code, failures: failures.length };
    if (failures.length) window.navigator.sendBeacon?.('/m/reports', JSON.stringify(report));
  });
})();
