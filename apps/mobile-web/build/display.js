/* global document, window */
// Runs in the head of the document, before the first paint: applies the player's display settings, and hides "Log in" and "Sign up" from a player. It
// imports nothing of the app; the content security policy allows it by its hash.
(() => {
  const { dataset } = document.documentElement;
  const stored = (key, storage = 'localStorage') => {
    try {
      return JSON.parse(window[storage].getItem(key));
    } catch {
      return null;
    }
  };
  // The same attributes as the preferences of player set.
  const { textSize, motion, dataSaver } = stored('preferences') ?? {};
  if (/^(s|l|xl)$/.test(textSize)) dataset.textSize = textSize;
  if (/^(reduce|full)$/.test(motion)) dataset.motion = motion;
  if (dataSaver === true) dataset.dataSaver = 'on';
  // The server has marked the document with the brand's theme (server/brand/fillBrand.mjs); the player's choice comes before it.
  const theme = stored('theme');
  if (theme === 'light') dataset.theme = theme;
  if (theme === 'dark') delete dataset.theme;
  // The player had recent games, so their section has its place from the first paint on (src/home/HomeScreen.tsx).
  if (stored('games.height.recent') === true) dataset.recent = 'on';
  // A browser may lose the cookie that names the page's variant (src/startup/documentPage.ts) and keep the session (sessionRecord.ts of player). Then the
  // server sends a visitor's page, and the app decides.
  const session = stored('MC_SESSION_INFO', 'sessionStorage') ?? stored('MC_SESSION_INFO');
  if (session && !/(?:^|; )home=[\w.-]+\.player(?:;|$)/.test(document.cookie)) dataset.account = 'unknown';
})();
