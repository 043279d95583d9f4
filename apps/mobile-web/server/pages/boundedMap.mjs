/**
 * A map with a limit. A new entry drops the one that nobody has read for the longest time.
 * @template Value
 * @param {number} limit
 */
export function boundedMap(limit) {
  /** @type {Map<string, Value>} */
  const entries = new Map();
  return {
    /** @param {string} key */
    get(key) {
      const value = entries.get(key);
      // A map keeps the order of insertion, so the entry that was read last comes last.
      if (entries.delete(key)) entries.set(key, value);
      return value;
    },
    /**
     * @param {string} key
     * @param {Value} value
     */
    set(key, value) {
      entries.set(key, value);
      if (entries.size > limit) entries.delete(entries.keys().next().value);
      return value;
    },
  };
}
