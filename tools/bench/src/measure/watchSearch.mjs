/**
 * In the page: `search_(word)` resolves with the time from the end of the gateway's reply to this word until the results are on the screen, in
 * milliseconds.
 */
export function watchSearch() {
  const isShown = (word) => document.querySelector('dialog[open] [role=status]')?.textContent?.startsWith(`Results for “${word}”`);
  const repliedAt = () => {
    const replies = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('/lgw/games/list'));
    return replies.at(-1)?.responseEnd;
  };
  window.search_ = (word) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown(word)) return;
        observer.disconnect();
        // The frame that shows the results has ended when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - repliedAt())));
      });
      observer.observe(document.querySelector('dialog[open]'), { childList: true, subtree: true, characterData: true });
    });
}
