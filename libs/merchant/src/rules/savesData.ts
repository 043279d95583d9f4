/**
 * Returns whether data saving is on, in the browser or in the settings, which set an attribute on the document (product 3,
 * "Network").
 */
export function savesData(): boolean {
  // The server does not know the device.
  if (typeof window === 'undefined') return false;
  const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || document.documentElement.dataset['dataSaver'] === 'on';
}
