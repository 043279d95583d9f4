import { type StartListening, loggedOut } from '@parlour/kernel';
import { forgetPlayer, writePutOff } from './agentMemory';
import { contractsPutOff } from './agentSlice';

/** Keeps the tab's memory in step with the slice. */
export function startAgentListeners(startListening: StartListening): void {
  startListening({ actionCreator: contractsPutOff, effect: writePutOff });
  startListening({ actionCreator: loggedOut, effect: forgetPlayer });
}
