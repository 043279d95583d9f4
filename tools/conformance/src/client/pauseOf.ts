/** The pause that a `Retry-After` asks for, in milliseconds; `undefined` if the header is missing or no time. */
export function pauseOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}
