/** Returns the return address, which is always in the app that launched the game. */
export function backUrlOf(asked: string, appOrigin: string): string {
  const home = `${appOrigin}/m/home`;
  try {
    const url = new URL(asked, appOrigin);
    return url.origin === appOrigin ? url.href : home;
  } catch {
    return home;
  }
}
