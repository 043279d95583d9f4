// Runs inside the document before the app: shows the frame of home in the player's language and state, fetches that language's
// texts, and keeps a tap on what has no script yet. Its hash stands in the policy; it must not need anything of the app.
(() => {
  const html = document.documentElement;
  const root = document.getElementById('root');
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
  const locale = { EN: 'en', TY: 'fil', MY: 'my' }[stored('localStorage', 'language') ?? config.language] ?? 'en';
  const state = stored('sessionStorage', 'MC_SESSION_INFO') || stored('localStorage', 'MC_SESSION_INFO') ? 'player' : 'visitor';
  const frame = document.querySelector(`template[data-frame="${locale}-${state}"]`);
  if (!/^\/(m(\/(home|index|index\.html)?)?)?$/.test(location.pathname)) root.replaceChildren();
  else if (frame.dataset.frame !== 'en-visitor') root.replaceChildren(frame.content);
  html.lang = locale;
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.href = frame.dataset.messages;
  document.head.append(preload);
  root.addEventListener('click', ({ target }) => {
    const early = target.closest?.('[data-early]');
    if (early) html.dataset.early = early.dataset.early;
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.getElementById('failure').hidden = false;
    },
    true,
  );
})();
