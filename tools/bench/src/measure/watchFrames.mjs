/** In the page: records the times between frames, in milliseconds, until `frames_.stop()`. */
export function watchFrames() {
  const gaps = [];
  let last;
  let isOn = true;
  const look = (now) => {
    if (last !== undefined) gaps.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.frames_ = {
    stop: () => {
      isOn = false;
      const sum = gaps.reduce((all, gap) => all + gap, 0);
      return { rate: (gaps.length * 1000) / sum, p95: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] };
    },
  };
}
