import { readStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';
import { FEEDBACK_DRAFT } from './forgetFeedbackDraft';
import { feedbackTopics } from './wire/feedback';

const text = v.optional(v.pipe(v.string(), v.maxLength(6000)), '');
const draft = v.object({
  topic: v.fallback(v.union([v.picklist(feedbackTopics), v.literal('')]), ''),
  relatedId: text,
  content: text,
  remark: text,
  /** Null until the player changes the value that the operator already knows. */
  contact: v.optional(v.nullable(text), null),
});

/** Draft of the form, exactly as typed. Images are not stored. */
export type FeedbackDraft = v.InferOutput<typeof draft>;

export const blankDraft: FeedbackDraft = { topic: '', relatedId: '', content: '', remark: '', contact: null };

/** Returns the draft stored on this phone, or an empty form. */
export function readDraft(): FeedbackDraft {
  return readStored('local', FEEDBACK_DRAFT, draft) ?? blankDraft;
}

export function writeDraft(value: FeedbackDraft): void {
  writeStored('local', FEEDBACK_DRAFT, value);
}
