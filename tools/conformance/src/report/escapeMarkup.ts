const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML 1.0 does not allow, even escaped. */
// eslint-disable-next-line no-control-regex -- the pattern is there to find control characters
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Makes text safe in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(unprintable, '\ufffd').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
