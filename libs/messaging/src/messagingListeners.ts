import { type StartListening, loggedOut } from '@parlour/kernel';
import { forgetDraft } from './feedbackDraft';

/** The next player on this phone must not see the previous player's report. */
export function startMessagingListeners(startListening: StartListening): void {
  startListening({ actionCreator: loggedOut, effect: () => forgetDraft() });
}
