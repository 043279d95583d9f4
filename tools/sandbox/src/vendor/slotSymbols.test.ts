import { eq } from 'drizzle-orm';
import { gameOrders } from '../catalog/gameOrders';
import { gameRows } from '../catalog/gameRows';
import { games } from '../db/schema/catalog';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
type Session = { gameName: string; symbols: Record<string, { name: string; image: string }> };

/** Opens the most played slot of the merchant with this motif. */
async function symbolsOf(motif: string) {
  const { db } = gateway.platform;
  const [row] = await gameRows(db, '200jilif3', [eq(games.motif, motif), eq(games.category, 'RNG')])
    .orderBy(gameOrders.popular)
    .limit(1);
  const { headers } = await launch(gateway, await registerMember(gateway), {
    kind: 'RNG',
    gameName: row?.game.name ?? `no slot with ${motif}`,
  });
  return ((await (await gateway.vendor('/api/session', { headers })).json()) as Session).symbols;
}

test('the reels show the motif of the tile, and every picture is there', async () => {
  const mahjong = await symbolsOf('mahjong');
  expect(Object.values(mahjong).map(({ name }) => name)).toContain('ruby mahjong');
  for (const { image } of Object.values(mahjong)) {
    const picture = await gateway.vendor(image);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
  expect(new Set(Object.values(mahjong).map(({ image }) => image)).size).toBe(8);
});

test('a slot of fruit keeps the fruit', async () => {
  expect((await symbolsOf('cherries'))['cherry']).toEqual({ name: 'cherry', image: '/site/symbols/cherry.svg' });
});
