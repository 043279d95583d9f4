/* global document, window */
// Runs in the head of the document, before the first paint: applies the player's display settings. It imports nothing of the app; the content
// security policy allows it by its hash.
(() => {
  const { dataset } = document.documentElement;
  const stored = (key) => {
    try {
      return JSON.parse(window.localStorage.getItem(key));
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
})();
