/**
 * In the page: records the longest time from a tap to the next paint since the last `taps_.take()`, as the browser measures it
 * for INP.
 */
export function watchTaps() {
  let longest = 0;
  const note = ({ interactionId, duration }) => {
    if (interactionId) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.taps_ = {
    take: async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      observer.takeRecords().forEach(note);
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
}
