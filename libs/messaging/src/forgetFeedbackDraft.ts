import { removeStored } from '@parlour/kernel/storage';

export const FEEDBACK_DRAFT = 'messaging.feedbackDraft';

/** Every logout calls it. It is apart from the draft itself, whose schema needs the contract of the form and loads with it. */
export function forgetDraft(): void {
  removeStored('local', FEEDBACK_DRAFT);
}
