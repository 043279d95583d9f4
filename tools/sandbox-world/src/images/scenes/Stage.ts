import type { Ink } from '../ink/createInk';
import type { Scheme } from '../schemes';

/** Drawing area of a scene: its size in units, and the position of the light. */
export type Stage = { ink: Ink; scheme: Scheme; width: number; height: number; x: number; y: number };

/** Draws the whole background behind a motif. */
export type DrawScene = (stage: Stage) => string;
