export { connectionLost, httpStatus, refuse } from './answers';
export type { StageOptions } from './createStage';
export { mockCall } from './mockCall';
export type { MockAnswer, MockReply } from './mockCall';
export { namedFields, naughtyStrings, typeNaughtyStrings } from './naughtyStrings';
export { network, useNetwork } from './network';
export { renderBlock, renderFeature } from './renderFeature';
export type { RenderOptions } from './renderFeature';
export { StoryStage } from './StoryStage';
