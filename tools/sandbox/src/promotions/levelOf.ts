/** Returns the number in the name of a level: 4 for "VIP 4 Gold", 0 without a label. */
export function levelOf(vipLabel: string | null): number {
  return Number(/\d+/.exec(vipLabel ?? '')?.[0] ?? 0);
}
