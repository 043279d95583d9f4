/** Rows of the floor pages and tiles per row, as measured for home in `docs/performance.md`. */
const ROWS = 6;
const TILES = 9;

/** @typedef {{ url: string, small: string, name: string, color?: string }} TileImage */
/** @typedef {{ banner: TileImage, rows: TileImage[][] }} Content */

/**
 * Returns the content of the floor pages: the images that home shows.
 * @param {string} origin
 * @returns {Promise<Content>}
 */
export async function readContent(origin) {
  const merchant = JSON.parse(/id="parlour-config">([\s\S]*?)<\/script>/.exec(await (await fetch(`${origin}/m/home`)).text())[1])
    .merchants[0];
  // Public calls: merchant and language are in the address, and nothing of it is in headers (ADR 0012).
  const site = { language: 'EN', merchant: merchant.code };
  const read = async (path, input = {}) =>
    (await (await fetch(`${origin}${path}?${new URLSearchParams({ ...input, ...site })}`)).json()).value;
  const [status, announcements, games] = await Promise.all([
    read('/wps/system/status'),
    read('/wps/announcement', { platform: 'M', types: 'B,PL,PU,PR,H' }),
    read('/lgw/games/list', { clientType: '2', gameType: 'RNG', pageNo: '1', pageSize: '100', platform: 'html5' }),
  ]);
  const cdn = (status.info.imageCDNs?.length ? status.info.imageCDNs : merchant.imageCdns)[0];
  const first = Object.values(announcements)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .find(({ groupName }) => groupName === 'm_home');
  const tiles = (games.content ?? games.games ?? games.list).map(({ gameName, mobileLargeIcon, placeholder }) => ({
    url: `${cdn}/${mobileLargeIcon}.400.avif`,
    small: `${cdn}/${mobileLargeIcon}.200.avif`,
    name: gameName,
    color: placeholder,
  }));
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: TILES }, (__, tile) => tiles[(row * TILES + tile) % tiles.length]),
  );
  return { banner: { url: `${cdn}/${first.url}.1080.avif`, small: `${cdn}/${first.url}.720.avif`, name: first.title }, rows };
}
