/** The app around this page, when it is framed; everything is said to that origin only. */
export function createAppFrame(appOrigin: string) {
  const framed = window.parent !== window;
  const tell = (type: string) => {
    if (framed) window.parent.postMessage({ type }, appOrigin);
  };
  return {
    framed,
    /** Balance and records of the app are stale. */
    betSettled: () => tell('parlour.betSettled'),
    close: () => tell('parlour.close'),
  };
}
