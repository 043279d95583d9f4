import { HttpResponse, http } from 'msw';

/** Renders every image of the image CDN for stories: its path on a background colour derived from it. */
export const imageHandler = http.get('/cdn/*', ({ request }) => {
  const [path = ''] = new URL(request.url).pathname.replace(/^\/cdn\/\w+\//, '').split('.');
  const hue = [...path].reduce((sum, character) => sum + character.charCodeAt(0) * 7, 0) % 360;
  const ground = `<linearGradient id="g"><stop stop-color="hsl(${hue} 60% 30%)"/><stop offset="1" stop-color="hsl(${hue + 60} 60% 18%)"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 200">${ground}<rect width="500" height="200" fill="url(#g)"/><text x="30" y="110" font-size="30" fill="#fff">${path}</text></svg>`;
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
});
