/**
 * In the page: `search_(word)` resolves with the time from the end of the gateway's reply to this word until the results are on the screen, in
 * milliseconds.
 */
export function watchSearch() {
  const isShown = (word) => document.querySelector('dialog[open] [role=status]')?.textContent?.startsWith(`Results for “${word}”`);
  // After a session of taps the browser's resource timing buffer is full. An observer still receives every entry.
  let repliedAt;
  const noteReplies = (entries) => {
    for (const { name, responseEnd } of entries) if (new URL(name).pathname.endsWith('/lgw/games/list')) repliedAt = responseEnd;
  };
  const resources = new PerformanceObserver((list) => noteReplies(list.getEntries()));
  resources.observe({ type: 'resource' });
  window.search_ = (word) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown(word)) return;
        observer.disconnect();
        // The frame that shows the results has ended when the next one begins.
        requestAnimationFrame(() =>
          requestAnimationFrame((shownAt) => {
            noteReplies(resources.takeRecords());
            resolve(shownAt - repliedAt);
          }),
        );
      });
      observer.observe(document.querySelector('dialog[open]'), { childList: true, subtree: true, characterData: true });
    });
}
