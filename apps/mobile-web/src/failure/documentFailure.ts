/** Shows the failure box that the document keeps ready (build/finishDocument.mjs). */
export function showDocumentFailure(): void {
  document.getElementById('failure')?.removeAttribute('hidden');
}

/** The app has started after all, so the box would be wrong. */
export function hideDocumentFailure(): void {
  document.getElementById('failure')?.setAttribute('hidden', '');
}
