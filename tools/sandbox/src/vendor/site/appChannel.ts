/** Sends messages to the app that frames this page, and to that origin only. */
export function createAppChannel(appOrigin: string) {
  const framed = window.parent !== window;
  const tell = (type: string, details?: { stake: string } | { orientation: 'portrait' }) => {
    if (framed) window.parent.postMessage({ type, ...details }, appOrigin);
  };
  return {
    framed,
    /** Tells the app that the game is there. */
    ready: () => tell('parlour.ready'),
    /** Tells the app that its balance and records are stale. */
    betSettled: () => tell('parlour.betSettled'),
    /** Asks the app to say what refused a stake: a limit of the player, a break, or the end of the game. */
    betRefused: (stake: string) => tell('parlour.betRefused', { stake }),
    /** Asks in a tap for the whole screen; the games of this vendor are upright. */
    fullScreen: () => tell('parlour.fullScreen', { orientation: 'portrait' }),
    close: () => tell('parlour.close'),
  };
}
