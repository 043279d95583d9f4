/** Cases that are looked at at the same time: most of it is waiting. */
const AT_ONCE = 3;

/** Gives every case of a list to one of several `look`s that run at the same time. Each takes its next case when it is done with the last one. */
export async function share<Case, Found>(list: Iterable<Case>, look: (cases: Iterable<Case>) => Promise<Found>): Promise<Found[]> {
  const cases = [...list].values();
  return Promise.all(Array.from({ length: AT_ONCE }, () => look(cases)));
}
