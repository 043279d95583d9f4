import type { Ink } from './createInk';
import { shape } from './shape';

export type Eye = { x: number; y: number; r: number; iris?: string; look?: number };

/** A living eye: white, iris, pupil and two catchlights; `look` shifts the gaze sideways. */
export function eye(ink: Ink, { x, y, r, iris = '#3f7bd8', look = 0 }: Eye): string {
  const at = x + look * r * 0.3;
  const n = shape.n;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 1.6)}" fill="#0c0a14"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ink.radial(['#ffffff', [0.7, '#f4f8ff'], '#b7c6e6'])}"/>` +
    `<circle cx="${n(at)}" cy="${n(y + r * 0.06)}" r="${n(r * 0.62)}" fill="${ink.radial(['#ffffff', [0.25, iris], [0.8, iris], '#0b1020'], [0.5, 0.72, 0.6, 0])}"/>` +
    `<circle cx="${n(at)}" cy="${n(y + r * 0.06)}" r="${n(r * 0.34)}" fill="#05060c"/>` +
    `<circle cx="${n(at - r * 0.22)}" cy="${n(y - r * 0.24)}" r="${n(r * 0.2)}" fill="#fff"/><circle cx="${n(at + r * 0.2)}" cy="${n(y + r * 0.3)}" r="${n(r * 0.09)}" fill="#fff" fill-opacity=".8"/>`
  );
}
