import { floorStyle } from './floorStyle.mjs';

/**
 * Floor (a): home as static HTML, styles inlined, no script. No page that does more can be faster.
 * @param {import('./readContent.mjs').Content} content
 */
export function staticPage({ banner, rows }) {
  return page(
    `<img class="banner" src="${banner.small}" srcset="${banner.small} 720w, ${banner.url} 1080w" sizes="100vw" width="1080" height="432" alt="" fetchpriority="high">` +
      rows
        .map((tiles, row) => `<h2>Row ${row + 1}</h2><div class="grid">${tiles.map((image) => tile(image, row > 0)).join('')}</div>`)
        .join(''),
  );
}

/** The floor of the long list: the same number of plain images in one page; rows out of view are skipped. */
export function staticList({ rows }, count) {
  const images = rows.flat();
  const chunks = Array.from({ length: count / 6 }, (_, chunk) => {
    const tiles = Array.from({ length: 6 }, (__, place) => tile(images[(chunk * 6 + place) % images.length], true)).join('');
    return `<div class="grid" style="content-visibility:auto;contain-intrinsic-size:auto 330px;padding-bottom:12px">${tiles}</div>`;
  });
  return page(chunks.join(''));
}

function tile({ url, small, name, color }, isLazy) {
  const waits = isLazy ? ' loading="lazy" decoding="async"' : '';
  return `<a class="tile" href="/m/play"><img class="image" src="${small}" srcset="${small} 200w, ${url} 400w" sizes="27vw" width="400" height="500" alt=""${waits} style="background:${color}">${name}</a>`;
}

function page(main) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Floor"><title>Floor</title><style>${floorStyle}</style></head><body><header class="bar"><b>Parlour</b><a href="/m/login">Log in</a></header><main>${main}</main><nav class="tabs"><a href="#a">Home</a><a href="#b">Games</a><a href="#c">Promotions</a><a href="#d">Me</a></nav></body></html>`;
}
