/* global document, location, navigator, performance, window, fetch, addEventListener, requestAnimationFrame, setTimeout, HTMLScriptElement, URLSearchParams */
// Runs where the first frame ends, before the app: shows the frame of home in the player's language and state, fetches that language's texts,
// paints what ask.js has asked for, and keeps a tap on what has no script yet, and what broke. Its hash stands in the policy too.
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
  const frame = () => document.querySelector(`[data-frame="${name}"]`);

  // Elsewhere the frame of home would be wrong, in any language.
  if (!isHome) root.replaceChildren();
  // What most see is in the page already; other frames stand at the end of the document.
  if (frame()) show();
  else document.addEventListener('readystatechange', show, { once: true });

  function show() {
    const { content, dataset } = frame();
    if (isHome && content) root.replaceChildren(content);

    const texts = document.createElement('link');
    texts.rel = 'modulepreload';
    texts.href = dataset.messages;
    // Browsers that do not read hashes from the import map take this one.
    texts.setAttribute('integrity', integrity[dataset.messages]);
    document.head.append(texts);
    const files = [...app.querySelectorAll('link')];
    const start = () => document.head.append(app);
    if (!window.parlourEarly) return start();
    // The first paint, the replies and the banner need the line first; then the libraries keep a slow phone busy for a while.
    const isPainted = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500); // out of sight nothing is painted
    });
    isPainted.then(() => document.head.append(...files));
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    Promise.race([paintHome([...window.parlourEarly.values()]), patience]).then(() => setTimeout(start));
  }

  // Ends when the banner is there, or will not be.
  function paintHome(replies) {
    // Looked for now: what stands there later is the app's.
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

  // Where pictures come from in this session, as merchant's imageCdn has it.
  function sessionCdn(cdns) {
    // As in the schema of the configuration.
    const list = cdns.length > 0 ? cdns : (merchant.imageCdns ?? ['/cdn/a', '/cdn/b']);
    const draw = stored('sessionStorage', 'imageCdn') ?? Math.random();
    try {
      window.sessionStorage.setItem('imageCdn', draw);
    } catch {
      // Without storage the app may draw another one, and loads its own.
    }
    return list[Math.min(Math.floor(draw * list.length), list.length - 1)] ?? '';
  }

  // The files of a picture as the app asks for them; true unless its path leads elsewhere.
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

  // The largest thing on home need not wait for the app: the same files that the app shows in its place (earlyPaint.test.ts).
  // Ends when the picture is there, or will not be.
  function paintBanner(place, cdn, path) {
    const picture = document.createElement('picture');
    const image = document.createElement('img');
    image.fetchPriority = 'high';
    image.alt = '';
    image.style.cssText = 'display:block;width:100%;aspect-ratio:5/2;object-fit:cover;border-radius:var(--radius-l)';
    if (!place?.isConnected || !fill(picture, image, { cdn, path }, [720, 1080], '(min-width: 600px) 600px, 100vw')) return;
    return new Promise((done) => {
      image.onerror = done;
      // Once it is there, so that a picture that is missing leaves the place as it was.
      image.onload = () => {
        if (place.isConnected) place.replaceWith(picture);
        done();
      };
    });
  }

  // The games that the app then shows first (earlyPaint.test.ts), as links: their hearts come with the app, their art after the banner's.
  function paintTiles(places, cdn, games, banner) {
    if (!places?.isConnected) return;
    // As games' homeMix has it.
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
      // Until it has a file it would look broken.
      image.remove();
      if (placeholder) picture.style.backgroundColor = placeholder;
      const file = { cdn, path: mobileLargeIcon ?? showIcon };
      return { tile, load: () => fill(picture, image, file, [200, 400], '27vw') };
    }
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
      if (isScript && target.getAttribute('src') === startScript) failure.hidden = false;
      if (isScript || error) failures.push(error ?? 'script');
    },
    true,
  );
  // The way on. What is damaged may be a copy, of the browser or of its worker: all that this page has asked for is asked for anew.
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
    // A reload asks past what this page has in memory; a link to the same page would not.
    window.history.replaceState(null, '', link.href);
    location.reload();
  });
  addEventListener('pagehide', () => {
    const report = { kind: 'start', build, merchant: merchant.code, failures: failures.length };
    if (failures.length) window.navigator.sendBeacon?.('/m/reports', JSON.stringify(report));
  });
})();
