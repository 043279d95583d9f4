/**
 * In the page, before its scripts: `moment_` resolves with the longest time between two frames, in milliseconds, while the first moment plays, or with
 * undefined if the browser skips it. It is recognized by what every moment has: a view transition, an animation called "appear" (a big win) or a
 * balance that counts up.
 */
export function watchMoment() {
  let tell;
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
  const begin = () => requestAnimationFrame(look);
  const end = () => (isOver = true);

  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(begin, () => tell(undefined));
    transition.finished.then(end);
    return transition;
  };
  document.addEventListener('animationstart', ({ animationName }) => /appear/.test(animationName) && begin());
  document.addEventListener('animationend', ({ animationName }) => /appear/.test(animationName) && end());
  const counting = new MutationObserver(() => {
    if (!/New balance/.test(document.getElementById('main')?.textContent)) return;
    counting.disconnect();
    begin();
    setTimeout(end, 900);
  });
  counting.observe(document, { childList: true, subtree: true });
}
