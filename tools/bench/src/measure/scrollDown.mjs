/** Distance of a measured scroll in CSS pixels, and its speed in CSS pixels a second. */
const DISTANCE = 20_000;
const SPEED = 4000;

/** Scrolls with wheel events, because headless Chromium turns touch scrolling into jumps. */
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
