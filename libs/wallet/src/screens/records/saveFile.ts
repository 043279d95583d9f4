/** Downloads a file that was generated on the device. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url));
}
