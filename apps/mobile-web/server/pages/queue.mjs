/**
 * Runs tasks in the order of their calls, at most `limit` at once.
 * @param {number} limit
 * @returns {<Value>(task: () => Promise<Value>) => Promise<Value>}
 */
export function queue(limit) {
  const waiting = [];
  let running = 0;

  return async (task) => {
    if (running >= limit) await new Promise((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
