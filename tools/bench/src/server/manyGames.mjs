/** Maximum page size of the gateway's lists. */
const PER_PAGE = 100;

/**
 * Returns a handler that answers the list of games with that many games, all with images of real ones. Each vendor
 * has one in a hundred.
 * @param {string} origin Origin of the app's own server, which has the real games.
 * @returns {(asked: URL) => Promise<unknown>}
 */
export function manyGames(origin, count) {
  let models;
  return async (asked) => {
    models ??= await readModels(new URL(asked.pathname + asked.search, origin));
    const pageNum = Number(asked.searchParams.get('pageNo'));
    const size = asked.searchParams.get('vassalage') ? count / 100 : count;
    const first = (pageNum - 1) * PER_PAGE;
    const content = Array.from({ length: Math.min(PER_PAGE, Math.max(0, size - first)) }, (_, index) => copyOf(models, first + index));
    return { success: true, value: { content, pageNum, totalPages: Math.ceil(size / PER_PAGE) } };
  };
}

/** The address names merchant and language (ADR 0012). */
async function readModels(asked) {
  asked.searchParams.set('pageSize', String(PER_PAGE));
  const reply = await (await fetch(asked)).json();
  return reply.value.content;
}

function copyOf(models, place) {
  const nodeId = String(900_000_000 + place);
  return { ...models[place % models.length], gameId: nodeId, nodeId, gameCode: `copy-${place}`, gameName: `Game ${place + 1}` };
}
