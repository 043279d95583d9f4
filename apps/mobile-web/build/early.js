/* global document, location, navigator, performance, window, fetch, addEventListener, requestAnimationFrame, setTimeout, HTMLScriptElement, URLSearchParams */
// Runs after the shell in the document and before the app: shows the shell of home in the player's language, loads the texts, paints the replies to
// ask.js, and keeps early taps and errors for the app. The content security policy allows it by its hash.
(() => {
  const html = document.documentElement;
  if ('tooOld' in html.dataset) return;
  const root = document.getElementById('root');
  const app = document.getElementById('app').content;
  const startScript = app.querySelector('script').getAttribute('src');
  const { integrity } = JSON.parse(document.querySelector('script[type=importmap]').textContent);
  const failure = document.getElementById('failure');
  const { merchant, locale, isPlayer, isHome, stored } = window.parlourStart;

  const name = `${locale}-${isPlayer ? 'player' : 'visitor'}`;
  const homeShell = () => document.querySelector(`[data-home-shell="${name}"]`);

  // Other pages start without the shell of home.
  if (!isHome) root.replaceChildren();
  // The most common shell is in place already; the others are templates at the end of the document.
  if (homeShell()) show();
  else document.addEventListener('readystatechange', show, { once: true });

  function show() {
    const { content, dataset } = homeShell();
    if (isHome && content) root.replaceChildren(content);

    const texts = document.createElement('link');
    texts.rel = 'modulepreload';
    texts.href = dataset.messages;
    // For browsers that do not support hashes in the import map.
    texts.setAttribute('integrity', integrity[dataset.messages]);
    document.head.append(texts);
    const files = [...app.querySelectorAll('link')];
    const start = () => document.head.append(app);
    if (!window.parlourEarly) return start();
    // The first paint, the replies and the banner need the bandwidth first. After them the libraries keep a slow phone busy.
    const isPainted = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500); // a hidden page paints nothing
    });
    isPainted.then(() => document.head.append(...files));
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    Promise.race([paintHome([...window.parlourEarly.values()]), patience]).then(() => setTimeout(start));
  }

  // Resolves when the banner has loaded or failed.
  function paintHome(replies) {
    // Look them up now, because the app replaces these elements later.
    const place = root.querySelector('[data-shape="block"][data-ratio="5/2"]');
    const places = root.querySelector('section > [aria-hidden]');
    const value = async (reply) => (await (await reply).clone().json()).value;
    const [status, announcements, hot] = [0, 1, 3].map((index) => value(replies[index]));
    const cdn = status.then(({ info }) => sessionCdn(info.imageCDNs ?? []));
    const banner = Promise.all([cdn, announcements])
      .then(([base, { banners }]) => paintBanner(place, base, banners.find(({ groupName }) => groupName === 'm_home')?.url))
      .catch(() => {});
    Promise.all([cdn, hot])
      .then(([base, { content, games, list }]) => paintTiles(places, base, content ?? games ?? list, banner))
      .catch(() => {});
    return banner;
  }

  // The image CDN of this session, chosen as merchant's imageCdn does.
  function sessionCdn(cdns) {
    // The default of the configuration's schema.
    const list = cdns.length > 0 ? cdns : (merchant.imageCdns ?? ['/cdn/a', '/cdn/b']);
    const draw = stored('sessionStorage', 'imageCdn') ?? Math.random();
    try {
      window.sessionStorage.setItem('imageCdn', draw);
    } catch {
      // Without storage the app may choose another CDN and load the image from there.
    }
    return list[Math.min(Math.floor(draw * list.length), list.length - 1)] ?? '';
  }

  // Sets the image files that the app would request. Returns false if the path is not a relative image path.
  function fill(picture, image, file, [small, large], sizes) {
    if (!file.path || !/^(?!.*\.\.)[\w-][\w./-]*$/.test(file.path)) return false;
    const base = `${file.cdn}/${file.path}`;
    const widths = html.dataset.dataSaver || navigator.connection?.saveData ? [small] : [small, large];
    const filesAs = (format) => widths.map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.srcset = filesAs('avif');
    source.sizes = image.sizes = sizes;
    image.srcset = filesAs('webp');
    image.src = `${base}.${small}.webp`;
    picture.replaceChildren(source, image);
    return true;
  }

  // Paints home's largest image before the app starts; the app then shows the same file (earlyPaint.test.ts). Resolves when the image has
  // loaded or failed.
  function paintBanner(place, cdn, path) {
    const picture = document.createElement('picture');
    const image = document.createElement('img');
    image.fetchPriority = 'high';
    image.alt = '';
    image.style.cssText = 'display:block;width:100%;aspect-ratio:5/2;object-fit:cover;border-radius:var(--radius-l)';
    if (!place?.isConnected || !fill(picture, image, { cdn, path }, [720, 1080], '(min-width: 600px) 600px, 100vw')) return;
    return new Promise((done) => {
      image.onerror = done;
      // Inserted only when it has loaded, so that a missing image leaves the skeleton in place.
      image.onload = () => {
        if (place.isConnected) place.replaceWith(picture);
        done();
      };
    });
  }

  // The games that the app shows first (earlyPaint.test.ts), as links. The app adds favourite buttons; images load after the banner.
  function paintTiles(places, cdn, games, banner) {
    if (!places?.isConnected) return;
    // The same order as homeMix of games.
    const lead = ['RNG', 'RNG', 'RNG', 'FISH', 'FISH', 'LIVE'];
    const rest = [...games];
    const take = (type) => {
      const place = rest.findIndex(({ gameType }) => gameType === type);
      return place < 0 ? [] : rest.splice(place, 1);
    };
    const grid = places.firstElementChild;
    const tiles = [...lead.flatMap(take), ...rest].slice(0, 9).map(tileOf);
    if (tiles.length === 0) return;
    grid.replaceChildren(...tiles.map(({ tile }) => tile));
    places.replaceWith(grid);
    banner.then(() => tiles.forEach(({ load }) => load()));

    function tileOf({ gameName, vassalage, gameType, gameCode, nodeId, lottoMode, mobileLargeIcon, showIcon, placeholder }) {
      const tile = document.getElementById('tile').content.cloneNode(true).firstElementChild;
      const name = Array.from(gameName).slice(0, 30).join('');
      const words = { vassalage, gameType, gameCode, nodeId, name, lottoMode };
      const known = Object.entries(words).filter(([, word]) => word);
      tile.querySelector('a').href = `/m/play?${new URLSearchParams(known)}`;
      tile.querySelector('span').textContent = gameName;
      const picture = tile.querySelector('picture');
      const image = picture.firstElementChild;
      // An image without a file would look broken.
      image.remove();
      if (placeholder) picture.style.backgroundColor = placeholder;
      const file = { cdn, path: mobileLargeIcon ?? showIcon };
      return { tile, load: () => fill(picture, image, file, [200, 400], '27vw') };
    }
  }

  // Fires once, often before the app runs. The app opens the prompt when the player taps the button (useInstallPrompt).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.parlourInstall = event;
  });
  root.addEventListener('click', ({ target }) => {
    const early = target.closest?.('[data-early]');
    if (early) html.dataset.early = early.dataset.early;
  });

  // Errors wait for the app's reporter. If it never starts, their number is reported when the player leaves the page.
  const failures = (window.parlourFailures = []);
  const { build } = html.dataset;
  addEventListener('unhandledrejection', ({ reason }) => failures.push(reason));
  addEventListener(
    'error',
    ({ target, error }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (isScript && target.getAttribute('src') === startScript) failure.hidden = false;
      if (isScript || error) failures.push(error ?? 'script');
    },
    true,
  );
  // A cached file may be corrupt: clear Cache Storage and fetch every script of this page again.
  failure.addEventListener('click', async (event) => {
    const link = event.target.closest('.boot-reload');
    if (!link || !window.navigator.onLine) return;
    event.preventDefault();
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.+\.js$/.test(name));
    const copies = window.caches?.keys().then((names) => Promise.all(names.map((name) => window.caches.delete(name))));
    await Promise.allSettled([copies]);
    await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
    // A reload bypasses the memory cache; a link to the same page would not.
    window.history.replaceState(null, '', link.href);
    location.reload();
  });
  addEventListener('pagehide', () => {
    const report = { kind: 'start', build, merchant: merchant.code, failures: failures.length };
    if (failures.length) window.navigator.sendBeacon?.('/m/reports', JSON.stringify(report));
  });
})();
