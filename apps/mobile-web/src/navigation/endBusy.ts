/** Everything that was tapped and waits (`data-busy`) looks as before. */
export function endBusy(): void {
  for (const control of document.querySelectorAll('[data-busy]')) control.removeAttribute('data-busy');
}
