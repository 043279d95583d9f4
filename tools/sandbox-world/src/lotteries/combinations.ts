/** Returns the number of ways to choose `choose` of `of` things. */
export function combinations(of: number, choose: number): number {
  let result = 1;
  for (let step = 1; step <= choose; step += 1) result = (result * (of - choose + step)) / step;
  return of < choose ? 0 : Math.round(result);
}
