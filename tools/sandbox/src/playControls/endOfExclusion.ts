/** Adds calendar months; a start on the 31st ends on the last day of a shorter month. */
export function endOfExclusion(startedAt: number, months: number): number {
  const end = new Date(startedAt);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end.getTime();
}
