/** Returns the file of a data URL created by this app. */
export function fromDataUrl(url: string): Blob {
  const [head = '', data = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
