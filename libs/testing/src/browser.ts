export { actAs, stopActing } from './actAs';
export type { AgentName } from './actAs';
export { connectionLost, httpStatus, refuse } from './answers';
export { leaveIntent, settleIntents } from './intents';
export { mockCall } from './mockCall';
export type { MockAnswer, MockReply } from './mockCall';
export { noSettingsCalls, publicKeyCall } from './standingCalls';
export { StoryStage } from './StoryStage';
export { brandFileHandler, writeConfig } from './writeConfig';
