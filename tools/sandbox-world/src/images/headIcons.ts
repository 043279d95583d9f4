/** Head icons that every member may choose; each is drawn from its colours and its shape. */
const icons = [
  { id: 'fox', from: '#ff9a56', to: '#d4421e', shape: 'M16 26 32 40 48 26 44 48 32 54 20 48Z' },
  { id: 'wave', from: '#4fc3f7', to: '#1a56c4', shape: 'M10 38c6-12 12-12 18 0s12 12 18 0l8-2v16H10Z' },
  { id: 'leaf', from: '#8bd46a', to: '#1f7a44', shape: 'M18 48C14 26 30 16 50 16c0 20-10 36-32 32Zm4-4 14-14' },
  { id: 'moon', from: '#a792ff', to: '#4a2fb0', shape: 'M40 16a18 18 0 1 0 8 26A16 16 0 0 1 40 16Z' },
  { id: 'sun', from: '#ffd95a', to: '#e08a00', shape: 'M32 20a12 12 0 1 0 .1 0ZM32 8v6M32 50v6M8 32h6M50 32h6' },
  { id: 'star', from: '#ff8ab3', to: '#b81f64', shape: 'm32 12 6 14 15 1-11 10 3 15-13-8-13 8 3-15-11-10 15-1Z' },
  { id: 'gem', from: '#63e6d3', to: '#0b7c83', shape: 'M20 18h24l10 12-22 24L10 30Zm0 0 12 36 12-36' },
  { id: 'bolt', from: '#ffb454', to: '#c2410c', shape: 'M36 8 16 36h14l-4 20 22-30H34Z' },
  { id: 'fish', from: '#7fb6ff', to: '#2849a8', shape: 'M10 32c8-14 24-14 32 0l12-10v20L42 32c-8 14-24 14-32 0Z' },
  { id: 'crown', from: '#f6d365', to: '#9a6a00', shape: 'M12 46 10 22l12 10 10-16 10 16 12-10-2 24Z' },
  { id: 'heart', from: '#ff7d8a', to: '#a11230', shape: 'M32 52C6 34 14 14 26 18q6 2 6 8 0-6 6-8c12-4 20 16-6 34Z' },
  { id: 'rocket', from: '#b0bec5', to: '#37474f', shape: 'M32 8c10 8 12 20 8 32H24C20 28 22 16 32 8Zm-8 32-6 10 10-4m12-6 6 10-10-4' },
] as const;

export const headIcons = icons.map(({ id }) => ({ id, path: `head/${id}.svg` }));

/** Draws an icon that every member may choose. */
export function drawHeadIcon(id: string): string | undefined {
  const icon = icons.find((one) => one.id === id);
  if (!icon) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${icon.from}"/>` +
    `<stop offset="1" stop-color="${icon.to}"/></linearGradient><path fill="url(#g)" d="M0 0h64v64H0z"/>` +
    `<path d="${icon.shape}" fill="#fff" fill-opacity=".9" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  );
}
