/** True if the page runs from the home screen. */
export function isStandalone(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}
