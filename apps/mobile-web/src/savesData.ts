/** Who asks the browser to save data is not sent what may never be opened (product 3, "Network"). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || document.documentElement.dataset['dataSaver'] === 'on';
}
