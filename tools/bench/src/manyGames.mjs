/** Games of one page of the wire at most. */
const perPage = 100;

/**
 * Answers the list of games with so many of them, all with the art of real ones; a vendor has one in a hundred.
 * @param {import('@playwright/test').Page} page
 */
export async function serveManyGames(page, count) {
  let models;
  await page.route('**/lgw/games/list?**', async (route) => {
    const asked = new URL(route.request().url());
    models ??= await readModels(route, asked);
    const pageNum = Number(asked.searchParams.get('pageNo'));
    const size = asked.searchParams.get('vassalage') ? count / 100 : count;
    const first = (pageNum - 1) * perPage;
    const content = Array.from({ length: Math.min(perPage, Math.max(0, size - first)) }, (_, index) => copyOf(models, first + index));
    await route.fulfill({ json: { success: true, value: { content, pageNum, totalPages: Math.ceil(size / perPage) } } });
  });
}

async function readModels(route, asked) {
  asked.searchParams.set('pageSize', String(perPage));
  const reply = await (await route.fetch({ url: asked.href })).json();
  return reply.value.content;
}

function copyOf(models, place) {
  const nodeId = String(900_000_000 + place);
  return { ...models[place % models.length], gameId: nodeId, nodeId, gameCode: `copy-${place}`, gameName: `Game ${place + 1}` };
}
