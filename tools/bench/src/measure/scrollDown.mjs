/** How far a measured scroll goes, in CSS pixels, and how fast, in CSS pixels a second. */
const DISTANCE = 20_000;
const SPEED = 4000;

/** Scrolls by a wheel, because headless Chromium turns touches into jumps. */
export function scrollDown(devtools) {
  return devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}
