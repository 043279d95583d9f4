import type { ImageSource } from '../image';

// Images for stories, drawn here so that stories need no files. The sandbox draws the product's images.

type Palette = readonly [light: string, middle: string, deep: string];

const palettes: readonly Palette[] = [
  ['#ff5f8f', '#7a1fff', '#21053f'],
  ['#ffb02e', '#e0421b', '#3a0a05'],
  ['#2ee6c5', '#0b6ee0', '#04153d'],
  ['#8dff6a', '#0c8f5b', '#03271c'],
  ['#ffd76a', '#b8661a', '#2b1304'],
  ['#6ad1ff', '#5a3bff', '#0d0736'],
];

const motifs = {
  gem: '<path d="M24 40 36 24h28l12 16-26 40z" fill="url(#m)"/><path d="M24 40h52L50 80z" fill="#fff" opacity=".16"/>',
  fish: '<path d="M18 52c14-24 44-22 56 0-12 22-42 24-56 0z" fill="url(#m)"/><path d="m70 52 18-16q-6 16 0 32z" fill="url(#m)"/><circle cx="32" cy="48" r="4" fill="#fff"/>',
  cherry:
    '<path d="M36 62c4-22 14-32 30-38-2 12-4 24-2 40" stroke="#4c8f2f" stroke-width="4" fill="none"/><circle cx="35" cy="70" r="16" fill="url(#m)"/><circle cx="64" cy="72" r="16" fill="url(#m)"/>',
  crown: '<path d="m20 74-4-38 18 14 16-26 16 26 18-14-4 38z" fill="url(#m)"/>',
  dice: '<rect x="24" y="28" width="52" height="52" rx="12" fill="url(#m)"/><g fill="#fff"><circle cx="38" cy="42" r="5"/><circle cx="62" cy="42" r="5"/><circle cx="50" cy="54" r="5"/><circle cx="38" cy="66" r="5"/><circle cx="62" cy="66" r="5"/></g>',
  coin: '<ellipse cx="50" cy="78" rx="28" ry="9" fill="#8a5a10"/><ellipse cx="50" cy="70" rx="28" ry="9" fill="url(#m)"/><circle cx="50" cy="42" r="22" fill="url(#m)"/><circle cx="50" cy="42" r="15" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>',
} as const;

type Motif = keyof typeof motifs;

const asUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function gradients([light, middle, deep]: Palette): string {
  return `<defs><radialGradient id="b" cy=".4" r=".8"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="m" x2=".4" y2="1"><stop stop-color="#fff3c4"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs>`;
}

/** A game's image, 4:5, with its title. */
export function gameImage(name: string, motif: Motif, palette: number): ImageSource {
  const colours = palettes[palette % palettes.length] ?? palettes[0]!;
  const [first = '', ...rest] = name.toUpperCase().split(' ');
  const words = `<g font-family="Georgia,serif" font-weight="900" text-anchor="middle" stroke="${colours[2]}" stroke-width="3" paint-order="stroke"><text x="50" y="103" font-size="14" fill="#fff6d8">${first}</text><text x="50" y="117" font-size="11" fill="#ffd257">${rest.join(' ')}</text></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125">${gradients(colours)}<path fill="url(#b)" d="M0 0h100v125H0z"/>${motifs[motif]}<path d="M0 80h100v45H0z" fill="${colours[2]}" opacity=".55"/>${words}</svg>`;
  return { src: asUrl(svg), placeholder: colours[2] };
}

/** A banner, 5:2, with a headline. */
export function bannerImage(title: string, text: string, palette: number): ImageSource {
  const colours = palettes[palette % palettes.length] ?? palettes[0]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 100">${gradients(colours)}<path fill="${colours[2]}" d="M0 0h250v100H0z"/><path fill="url(#b)" opacity=".9" d="M90 0h160v100H60z"/><g transform="translate(150)">${motifs.coin}</g><text x="12" y="40" font-family="Georgia,serif" font-weight="900" font-size="18" fill="#fff">${title}</text><text x="12" y="56" font-family="sans-serif" font-size="8.5" fill="#fff">${text}</text></svg>`;
  return { src: asUrl(svg), alt: `${title}. ${text}`, placeholder: colours[2] };
}

/** A maker's logo, 3:2. */
export function vendorImage(name: string, palette: number): ImageSource {
  const colours = palettes[palette % palettes.length] ?? palettes[0]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${gradients(colours)}<path fill="${colours[2]}" d="M0 0h90v60H0z"/><text x="45" y="36" text-anchor="middle" font-family="Georgia,serif" font-weight="900" font-size="17" fill="${colours[0]}">${name}</text></svg>`;
  return { src: asUrl(svg), placeholder: colours[2] };
}

export const storyGames = [
  { name: 'Ruby Rush', image: gameImage('Ruby Rush', 'gem', 0) },
  { name: 'Reef Hunter', image: gameImage('Reef Hunter', 'fish', 2) },
  { name: 'Cherry Nights', image: gameImage('Cherry Nights', 'cherry', 1) },
  { name: 'Crown of Luzon', image: gameImage('Crown of Luzon', 'crown', 5) },
  { name: 'Dice Alley', image: gameImage('Dice Alley', 'dice', 3) },
  { name: 'Coin Tower', image: gameImage('Coin Tower', 'coin', 4) },
  { name: 'Tidal Gold', image: gameImage('Tidal Gold', 'fish', 1) },
  { name: 'Night Market', image: gameImage('Night Market', 'gem', 3) },
  { name: 'Golden Carp', image: gameImage('Golden Carp', 'coin', 0) },
] as const;
