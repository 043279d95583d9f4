/** Whether a flag is set. Gateways write it in several ways. */
export function isOn(flag: unknown): boolean {
  return ['Y', 'true', '1'].includes(String(flag));
}

/** An id, which is text in the contract, because great numbers lose digits. Empty without one: the app leaves such a row out. */
export function idOf(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}
