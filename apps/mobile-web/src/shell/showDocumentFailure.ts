/** Shows what the document holds ready for the case that the app cannot start (build/finishDocument.mjs). */
export function showDocumentFailure(): void {
  document.getElementById('failure')?.removeAttribute('hidden');
}
