/** The colours that emblems have, from the first level to the highest. */
const TIERS = 7;

/** Returns the colour of the level at `place` of `count`, from 0 to 6. Up to seven levels have a colour each; more levels share them. */
export function tierOf(place: number, count: number): number {
  if (count <= TIERS) return Math.max(0, place);
  return Math.round((place / (count - 1)) * (TIERS - 1));
}
