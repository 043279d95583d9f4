const NAME = 'invitation.svg';

/** Saves the QR code rendered inside `container` as an SVG file. Colours from the page's styles are written into the file. */
export function saveQr(container: HTMLElement | null): void {
  const drawn = container?.querySelector('svg');
  if (!drawn) return;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', 'white');
  copy.prepend(ground);
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = NAME;
  link.click();
  URL.revokeObjectURL(url);
}
