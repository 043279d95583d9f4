export type { ComponentGuide } from './ComponentGuide';
export { GuideText, type GuideTextProps } from './GuideText';
