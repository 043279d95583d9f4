import { HttpResponse, http } from 'msw';

/** Images for stories: the file name on a coloured background, so that stories need no image CDN. */
export const imageHandler = http.get('*/cdn/*', ({ request }) => {
  const name = new URL(request.url).pathname.split('/').pop()?.split('.')[0] ?? '';
  const hue = [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);
  const background = `<radialGradient id="g" cy=".35"><stop stop-color="hsl(${hue} 80% 55%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 18%)"/></radialGradient>`;
  const title = `<text x="50" y="108" text-anchor="middle" font-family="Georgia,serif" font-weight="900" font-size="12" fill="#fff">${name}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125"><defs>${background}</defs><path fill="url(#g)" d="M0 0h100v125H0z"/><circle cx="50" cy="52" r="24" fill="#fff" opacity=".3"/>${title}</svg>`;
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
});
