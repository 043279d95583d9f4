/** A scroll this fast or faster shows tiles for less than half a second, in screens a second. */
const fast = 2;
/** A scroll slower than this is no longer fast. */
const slow = 1;
/** The phone misses frames when they come later than this, in milliseconds: fewer than 40 a second. */
const lateFrame = 25;
/** A pause ends a scroll, in milliseconds. */
export const SCROLL_PAUSE_MS = 250;
/** Share of a frame in the mean, so that a single late frame counts little. */
const weight = 0.2;
/** A frame of a phone that keeps up, in milliseconds. */
const usualFrame = 16;

export type Pace = {
  /** Records a scroll position, in screens, and its time, in milliseconds. */
  move: (place: number, time: number) => void;
  /** True from when the phone misses frames of a fast scroll until the scroll slows down. */
  isTooFast: () => boolean;
  /** Ends the scroll. */
  rest: () => void;
};

/** Watches whether the player scrolls faster than the phone draws whole tiles. */
export function watchPace(): Pace {
  let last: { place: number; time: number } | undefined;
  let frame = usualFrame;
  let isTooFast = false;

  return {
    move(place, time) {
      const gap = last ? time - last.time : Infinity;
      const speed = last && gap > 0 ? (Math.abs(place - last.place) * 1000) / gap : 0;
      last = { place, time };
      frame = gap > SCROLL_PAUSE_MS ? usualFrame : frame + weight * (gap - frame);
      isTooFast = gap <= SCROLL_PAUSE_MS && (isTooFast ? speed > slow : speed > fast && frame > lateFrame);
    },
    isTooFast: () => isTooFast,
    rest() {
      isTooFast = false;
      last = undefined;
    },
  };
}
