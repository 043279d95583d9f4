export type { ComponentGuide } from './ComponentGuide';
