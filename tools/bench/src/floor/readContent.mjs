/** Rows of the floor pages and tiles per row, as measured for home in `docs/performance.md`. */
const ROWS = 6;
const TILES = 9;

/** @typedef {{ url: string, small: string, name: string, color?: string }} TileImage */

/**
 * Returns the content of the floor pages: the images that home shows.
 * @param {string} origin
 * @returns {Promise<{ banner: TileImage, rows: TileImage[][] }>}
 */
export async function readContent(origin) {
  const merchant = JSON.parse(/id="parlour-config">([\s\S]*?)<\/script>/.exec(await (await fetch(`${origin}/m/home`)).text())[1])
    .merchants[0];
  const headers = { Accept: 'application/json', Merchant: merchant.code, Language: 'EN' };
  const read = async (path) => (await (await fetch(origin + path, { headers })).json()).value;
  const [status, announcements, games] = await Promise.all([
    read('/wps/system/status'),
    read('/wps/announcement?types=B%2CPL%2CPU%2CPR%2CH&platform=M&language=EN'),
    read(`/lgw/games/list?merchant=${merchant.code}&platform=html5&clientType=2&language=EN&gameType=RNG&pageNo=1&pageSize=100`),
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
