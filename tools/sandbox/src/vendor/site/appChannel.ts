/** Sends messages to the app that frames this page, and to that origin only. */
export function createAppChannel(appOrigin: string) {
  const framed = window.parent !== window;
  const tell = (type: string) => {
    if (framed) window.parent.postMessage({ type }, appOrigin);
  };
  return {
    framed,
    /** Tells the app that its balance and records are stale. */
    betSettled: () => tell('parlour.betSettled'),
    close: () => tell('parlour.close'),
  };
}
