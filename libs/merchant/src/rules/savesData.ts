/** Whether the player asks to save data, in the browser or in the settings, which mark the document (product 3, "Network"). */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || (typeof document !== 'undefined' && document.documentElement.dataset['dataSaver'] === 'on');
}
