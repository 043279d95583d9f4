/**
 * Returns whether data saving is on, in the browser or in the settings, which set an attribute on the document (product 3,
 * "Network").
 */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || (typeof document !== 'undefined' && document.documentElement.dataset['dataSaver'] === 'on');
}
