/** Draws a pay line through a square of 300 by 300. */
export function drawLine(rows: readonly number[]): SVGPolylineElement {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  line.setAttribute('points', rows.map((row, reel) => `${50 + reel * 100},${50 + row * 100}`).join(' '));
  return line;
}
