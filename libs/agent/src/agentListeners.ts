import { type StartListening, loggedOut } from '@parlour/kernel';
import { forgetPlayer, writePutOff } from './agentMemory';
import { contractsPutOff } from './agentSlice';

/** Writes the slice's state to session storage and clears it on logout. */
export function startAgentListeners(startListening: StartListening): void {
  startListening({ actionCreator: contractsPutOff, effect: writePutOff });
  startListening({ actionCreator: loggedOut, effect: forgetPlayer });
}
