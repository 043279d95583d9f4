/** Opens an address in a tab that cannot reach back to ours; false when the browser blocked it. Call it on a tap. */
export function openTab(url: string): boolean {
  // With `noopener` the browser would not say whether the tab was blocked, so the way back is cut here.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
