/** Opens an address in a new tab without an opener; false if the browser blocked it. Call it in a click handler. */
export function openTab(url: string): boolean {
  // With `noopener`, window.open returns null even on success, so `opener` is cleared by hand.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
