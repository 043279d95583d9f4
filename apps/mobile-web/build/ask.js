/* global document, location, window, fetch */
// Runs in the head of the document, before the first paint: reads the merchant, language and session, applies the player's display settings, and sends
// home's first requests. early.js continues at the end of the shell. It imports nothing of the app; the content security policy allows it by its hash.
(() => {
  const html = document.documentElement;
  if ('tooOld' in html.dataset) return;
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
  html.lang = locale;
  if (merchant.accent) html.dataset.accent = merchant.accent;

  // The same attributes as the preferences of session set.
  const { textSize, motion, dataSaver } = stored('localStorage', 'preferences') ?? {};
  if (/^(s|l|xl)$/.test(textSize)) html.dataset.textSize = textSize;
  if (/^(reduce|full)$/.test(motion)) html.dataset.motion = motion;
  if (dataSaver === true) html.dataset.dataSaver = 'on';
  if (stored('localStorage', 'theme') === 'light') html.dataset.theme = 'light';

  window.parlourStart = { merchant, locale, isPlayer, isHome, stored };

  // The same addresses and headers as the app's own calls (earlyCalls.test.ts), so that the app takes these replies and sends no second request.
  if (isHome && !isPlayer && merchant.code && !merchant.gatewayHosts?.length) {
    const headers = { Accept: 'application/json', Merchant: merchant.code, Language: language };
    const clientId = stored('localStorage', 'clientId');
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(clientId)) headers['Client-Id'] = clientId; // the format that the app creates
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
  }
})();
