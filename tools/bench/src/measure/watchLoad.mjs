/**
 * Records the browser's load events, and when the first control works. Runs in the page before its own scripts. The control is a button or a field of
 * the screen; if the screen has neither, a link; otherwise a control of the header or the bottom menu.
 * @param {{ control?: string }} options `control` selects the control that counts instead.
 */
export function watchLoad({ control }) {
  const controls = [control ?? 'main :is(button, input, select, textarea):enabled', 'main a[href]', ':is(button, a[href])'];
  const seen = { cls: 0, lcp: 0, tile: 0, taps: controls.map(() => 0), usable: 0, blocked: 0, longest: 0, commits: 0 };
  window.seen_ = seen;
  performance.setResourceTimingBufferSize(1000);
  // React calls the hook of its developer tools in production too.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      seen.commits += 1;
      lookSoon();
    },
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  // A tap works once React has attached the control's handlers.
  const isAlive = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isLoading = () =>
    [...document.querySelectorAll('main [class*=skeleton]')].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
  const look = () => {
    const now = performance.now();
    isDue = false;
    if (!seen.tile && document.querySelector('main a[href*="/m/play"]')) seen.tile = now;
    controls.forEach((selector, place) => {
      if (!seen.taps[place] && isAlive(document.querySelector(selector))) seen.taps[place] = now;
    });
    if (!seen.usable && seen.taps[0] && !isLoading()) seen.usable = now;
    if (seen.tile && seen.taps[0] && seen.usable) changes.disconnect();
  };
  let isDue = false;
  // Looks only in a frame after a change, because a look in every frame makes frames, whose work would be counted as the page's.
  const lookSoon = () => {
    if (isDue || (seen.tile && seen.taps[0] && seen.usable)) return;
    isDue = true;
    requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'disabled', 'hidden'] });
}
