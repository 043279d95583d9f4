import { type StartListening, loggedOut } from '@parlour/kernel';
import { forgetDraft } from './feedbackDraft';

/** The next player on this phone finds no report of the former one. */
export function startMessagingListeners(startListening: StartListening): void {
  startListening({ actionCreator: loggedOut, effect: () => forgetDraft() });
}
