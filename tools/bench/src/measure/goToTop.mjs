/** Jumps to the top of the page and waits until that is drawn: the jump is no part of what is measured next. */
export function goToTop(page) {
  return page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestIdleCallback);
  });
}
