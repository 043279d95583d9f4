/* global document, location, performance, window, fetch, addEventListener, requestAnimationFrame, setTimeout, HTMLScriptElement, URLSearchParams */
// Runs after the page in the document and before the app: removes a page that is not the player's, starts the app after the first frame, and keeps
// early taps and errors for it. The content security policy allows it by its hash.
(() => {
  const html = document.documentElement;
  if ('tooOld' in html.dataset) return;
  // `earlyPage` of kernel: what the app finds when it runs.
  const early = (window.parlour = {});
  const root = document.getElementById('root');
  const template = document.getElementById('app');
  const app = template.content;
  const startScript = app.querySelector('script:last-of-type').getAttribute('src');
  const failure = document.getElementById('failure');

  // A cache or a static host may send the document of another page, or another variant. The app keeps the player's variant in a cookie.
  const variant = /(?:^|; )home=([^;]*)/.exec(document.cookie)?.[1];
  const isThisPage = template.dataset.paths.split(' ').includes(location.pathname);
  // The address may name another language of the merchant, which the app takes over.
  const named = new URLSearchParams(location.search).get('lang');
  const isNamed = (template.dataset.languages || '').split(' ').includes(named);
  const wanted = isNamed && variant ? variant.replace(/\.[\w-]+\.(\w+)$/, `.${named}.$1`) : variant;
  if (!isThisPage || (isNamed && named !== html.lang) || (wanted && wanted !== root.dataset.page)) {
    root.replaceChildren();
    document.getElementById('parlour-page')?.remove(); // otherwise the app would hydrate the empty root
  }

  // The first frame needs the processor and the bandwidth first.
  const isDrawn = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500); // a hidden page draws no frame
  });
  isDrawn.then(() => document.head.append(app));

  // From the first scroll on, the rest of home has a skeleton (src/home/LaterHome.tsx).
  addEventListener('scroll', () => (html.dataset.scrolled = ''), { once: true });

  // Fires once, often before the app runs. The app opens the prompt when the player taps the button (useInstallPrompt).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.installPrompt = event;
  });
  // Links work before the app runs, and lead away from the address that the visit began with. The app reads it (`keepCampaign` of kernel). Those of a
  // social login and of a new password hold a secret, and a page that is loaded again begins no visit.
  const { pathname, search, hash } = location;
  try {
    const [load] = performance.getEntriesByType('navigation');
    const isAgain = /reload|back_forward/.test(load?.type);
    if (search + hash && !isAgain && !/\/login\/|\/forget/.test(pathname))
      window.sessionStorage.arrival ??= JSON.stringify(pathname + search + hash);
  } catch {
    // a blocked storage
  }
  // Links work without the app. The last tap on a button, on a game, which may open a sheet, or on the skip link is repeated when src/startup/taps.ts has
  // taken over the taps. What was tapped shows at once that it waits.
  const waits = 'button, a[href="#main"], a[href^="/m/play?"]';
  root.addEventListener('click', (event) => {
    const tapped = event.target.closest?.('button, a[href]');
    const control = tapped?.matches(waits) ? tapped : undefined;
    early.tap = control;
    if (performance.getEntriesByName('app started').length || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (control?.href) event.preventDefault();
    if (!tapped?.hash) tapped?.setAttribute('data-busy', '');
  });
  const settle = () => document.querySelectorAll('[data-busy]').forEach((busy) => busy.removeAttribute('data-busy'));
  addEventListener('pagehide', settle);

  // A form that is sent before the app runs must not send itself, because its address would name what was typed. The tap on its button is repeated.
  root.addEventListener('submit', (event) => event.preventDefault());

  // Style sheets that failed to load. The app loads them again before it retries their chunk (src/startup/loader.ts).
  const lostStyles = (early.lostStyles = []);
  const loadAgain = (lost) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: lost.href, onload: resolve, onerror: reject });
      lost.replaceWith(link);
    });
  early.loadStyles = (links) => Promise.all(links.map(loadAgain));

  // If the icon sprite fails to load, the icons in the page stay empty; only icons that are rendered later request it again. So all icons
  // request it again, after growing pauses.
  let iconsPauseMs = 1500;
  let iconsTimer;
  const loadIconsAgain = () => {
    iconsTimer ??= setTimeout(
      () => {
        iconsTimer = undefined;
        for (const icon of document.querySelectorAll('use')) icon.setAttribute('href', icon.getAttribute('href'));
      },
      (iconsPauseMs *= 2),
    );
  };

  // Errors wait for the app's reporter. If it never starts, their number and the first one's name and place are reported when the player
  // leaves the page.
  const failures = (early.failures = []);
  const { build } = html.dataset;
  addEventListener('unhandledrejection', ({ reason }) => failures.push(reason));
  addEventListener(
    'error',
    ({ target, error }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (isScript && target.getAttribute('src') === startScript) failure.hidden = false;
      if (error) failures.push(error);
      // WebKit keeps a preload that failed in its memory cache, also after a reload, and fails each later import of the file without a request
      // (https://bugs.webkit.org/show_bug.cgi?id=270357). A request of another kind replaces it there.
      else if (/preload$/.test(target.rel)) fetch(target.href).catch(() => {});
      else if (target.rel === 'stylesheet') lostStyles.push(target);
      else if (target.nodeName === 'use') loadIconsAgain();
      // Firefox also reports scripts that were still loading when the player tapped a link. By then the page is gone.
      else if (isScript) setTimeout(() => failures.push('script'), 3000);
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
    const [first] = failures;
    const place = /assets\/[\w.-]+:\d+:\d+/.exec(first?.stack)?.[0];
    const merchant = root.dataset.page?.split('.')[0];
    const report = { kind: 'start', build, merchant, failures: failures.length, name: first?.name ?? 'script', place };
    if (failures.length) window.navigator.sendBeacon?.('/m/reports', JSON.stringify(report));
  });
})();
