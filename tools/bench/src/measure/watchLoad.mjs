/** In the page, before its scripts run: records the browser's load events. `tile` selects the first tile of a game. */
export function watchLoad({ tile, button }) {
  const seen = { cls: 0, lcp: 0, tile: 0, tap: 0, blocked: 0, longest: 0 };
  window.seen_ = seen;
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  // A tap works once React has attached the button's handlers.
  const isAlive = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    if (!seen.tile && document.querySelector(tile)) seen.tile = performance.now();
    if (!seen.tap && (button ? isAlive(document.querySelector(button)) : seen.tile)) seen.tap = performance.now();
    if (!seen.tile || !seen.tap) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
