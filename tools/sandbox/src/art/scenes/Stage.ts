import type { Ink } from '../ink/createInk';
import type { Scheme } from '../schemes';

/** What a scene is drawn on: its size in units, and where the light comes from. */
export type Stage = { ink: Ink; scheme: Scheme; width: number; height: number; x: number; y: number };

/** Draws everything behind a motif, over the whole stage. */
export type DrawScene = (stage: Stage) => string;
