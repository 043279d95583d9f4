/** Whether a flag is set. Gateways write it in several ways. */
export function isOn(flag: unknown): boolean {
  return ['Y', 'true', '1'].includes(String(flag));
}

/** Returns an id as text, because large numbers lose digits. Returns an empty text if there is none; the app leaves such a row out. */
export function idOf(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** The number of an account. One that the gateway sends whole, in groups or with letters too, keeps its last four characters. */
export function masked(number: unknown): string {
  const text = idOf(number);
  if (/[*•●#]|x{2}/i.test(text)) return text;
  const isWhole = text.replace(/\D/g, '').length > 4;
  return isWhole ? `••••${text.replace(/[^\p{L}\p{N}]/gu, '').slice(-4)}` : text;
}
