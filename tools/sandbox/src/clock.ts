/** The gateway's clock, used for every expiry, sort order and `Date` header, so that tests can move it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  advance: (ms: number) => void;
};

export function createClock(read: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => read() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}
