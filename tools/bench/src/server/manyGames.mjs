/** Maximum page size of the gateway's lists. */
const PER_PAGE = 100;

/**
 * Returns a handler that answers the list of games with that many games, all with images of real ones. Each vendor
 * has one in a hundred.
 * @param {string} origin Origin of the app's own server, which has the real games.
 * @returns {(asked: URL, headers: Record<string, string>) => Promise<unknown>}
 */
export function manyGames(origin, count) {
  let models;
  return async (asked, headers) => {
    models ??= await readModels(new URL(asked.pathname + asked.search, origin), headers);
    const pageNum = Number(asked.searchParams.get('pageNo'));
    const size = asked.searchParams.get('vassalage') ? count / 100 : count;
    const first = (pageNum - 1) * PER_PAGE;
    const content = Array.from({ length: Math.min(PER_PAGE, Math.max(0, size - first)) }, (_, index) => copyOf(models, first + index));
    return { success: true, value: { content, pageNum, totalPages: Math.ceil(size / PER_PAGE) } };
  };
}

async function readModels(asked, headers) {
  asked.searchParams.set('pageSize', String(PER_PAGE));
  const { merchant, language } = headers;
  const reply = await (await fetch(asked, { headers: { merchant, language } })).json();
  return reply.value.content;
}

function copyOf(models, place) {
  const nodeId = String(900_000_000 + place);
  return { ...models[place % models.length], gameId: nodeId, nodeId, gameCode: `copy-${place}`, gameName: `Game ${place + 1}` };
}
