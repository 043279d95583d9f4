/**
 * In the page, before its scripts: `moment_` resolves with the longest time between two frames, in milliseconds, while the first moment plays. It is
 * recognized by its animation: the expanding picture of a tile, an animation called "sweep" (a big win), "fly" (a claim) or "wave" (a new
 * VIP level), or a balance that counts up. Two marks in the trace, for `framesOnScreen`, say when the moment begins and ends.
 */
export function watchMoment(marks) {
  const DURATION_MS = 900;
  let tell;
  let isBegun = false;
  let isOver = false;
  let last;
  let longest = 0;
  window.moment_ = new Promise((resolve) => (tell = resolve));
  const look = (now) => {
    if (last !== undefined) longest = Math.max(longest, now - last);
    last = now;
    if (isOver) tell(longest);
    else requestAnimationFrame(look);
  };
  const end = () => {
    if (!isOver) performance.mark(marks.end);
    isOver = true;
  };
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    performance.mark(marks.begin);
    requestAnimationFrame(look);
    setTimeout(end, DURATION_MS);
  };

  const isExpanding = () => document.querySelector('[data-expanding]') !== null;
  const isCounting = () => /New balance/.test(document.getElementById('main')?.textContent);
  const signs = new MutationObserver(() => {
    if (!isExpanding() && !isCounting()) return;
    signs.disconnect();
    begin();
    if (isExpanding()) new MutationObserver(() => isExpanding() || end()).observe(document.body, { childList: true });
  });
  signs.observe(document, { childList: true, subtree: true });
  document.addEventListener('animationstart', ({ animationName }) => /sweep|fly|wave/.test(animationName) && begin());
}
