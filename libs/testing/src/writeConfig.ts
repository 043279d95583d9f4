import { HttpResponse, http } from 'msw';

const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };

/** Configures the site of one merchant, as the server does, for the next render. `rest`: what belongs to no merchant. Returns a function that removes it again. */
export function writeConfig(changes: object, rest: object = {}): () => void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'parlour-config' });
  block.textContent = JSON.stringify({ ...rest, merchants: [{ ...merchant, ...changes }] });
  document.head.append(block);
  return () => block.remove();
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><rect width="96" height="64" rx="12" fill="#0b7a94"/>
<path d="M28 46 48 14l20 32M36 36h24" fill="none" stroke="#fff" stroke-width="5"/></svg>`;

/** Draws every file of a brand, for stories. */
export const brandFileHandler = http.get('/m/brand/*', () => new HttpResponse(logo, { headers: { 'Content-Type': 'image/svg+xml' } }));
