/** Jumps to the top of the page and waits until it is painted, so that the jump is not measured. */
export function goToTop(page) {
  return page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestIdleCallback);
  });
}
