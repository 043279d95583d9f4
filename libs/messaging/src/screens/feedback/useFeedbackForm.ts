import { readStored, writeStored } from '@parlour/kernel/storage';
import { typedText } from '@parlour/kernel/typed';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { FEEDBACK_DRAFT, forgetDraft } from '../../forgetFeedbackDraft';
import { feedbackTopics, type FeedbackTopic, CONTACT_MAX, REMARK_MAX } from '../../wire/feedback';

const MAX_FIRST_WORDS = 500;

const text = v.optional(v.pipe(v.string(), v.maxLength(6000)), '');
const storedDraft = v.object({
  topic: v.fallback(v.union([v.picklist(feedbackTopics), v.literal('')]), ''),
  relatedId: text,
  content: text,
  remark: text,
  /** Null until the player changes the value that the operator already knows. */
  contact: v.optional(v.nullable(text), null),
});

/** Draft of the form, exactly as typed. Images are not stored. */
type FeedbackDraft = v.InferOutput<typeof storedDraft>;

const blankDraft: FeedbackDraft = { topic: '', relatedId: '', content: '', remark: '', contact: null };

function readDraft(): FeedbackDraft {
  return readStored('local', FEEDBACK_DRAFT, storedDraft) ?? blankDraft;
}

function writeDraft(value: FeedbackDraft): void {
  writeStored('local', FEEDBACK_DRAFT, value);
}

/**
 * Manages the feedback draft, stored on this phone until it is sent. The URL may prefill a topic, an order and a text, which
 * never overwrite the player's input: `?topic=deposit&order=…`, `?topic=gaming&text=…`. The idempotency key stays the same while
 * a report is retried, so that it is accepted once.
 */
export function useFeedbackForm() {
  const [query] = useSearchParams();
  const [draft, setDraft] = useState<FeedbackDraft>(() => fromAddress(readDraft(), query));
  const key = useRef(newIdempotencyKey());
  useEffect(() => writeDraft(draft), [draft]);

  return {
    draft,
    keyOf: () => key.current,
    change: (part: Partial<FeedbackDraft>) => {
      key.current = newIdempotencyKey();
      setDraft((former) => ({ ...former, ...part }));
    },
    finish: () => {
      setDraft(blankDraft);
      forgetDraft();
    },
  };
}

function fromAddress(draft: FeedbackDraft, query: URLSearchParams): FeedbackDraft {
  const topic = feedbackTopics.find((known) => known === query.get('topic'));
  const content = draft.content || (query.get('text') ?? '').slice(0, MAX_FIRST_WORDS);
  return { ...draft, content, ...(topic && { topic, relatedId: query.get('order') ?? '' }) };
}

export type FeedbackFaults = { topic?: 'topic'; content?: 'tooShort' | 'tooLong'; remark?: 'remark'; contact?: 'contact' };

type Form = { topic: FeedbackTopic | ''; content: string; remark: string; contact: string };

/**
 * Returns the validation errors of a report: no topic, a description outside the server's range, a remark longer than 140
 * characters (specification 5), a contact longer than 100.
 */
export function feedbackFaults(
  { topic, content, remark, contact }: Form,
  { minWords, maxWords }: { minWords: number; maxWords: number },
): FeedbackFaults {
  const length = letters(content);
  return {
    ...(topic === '' && { topic: 'topic' }),
    ...(length < minWords && { content: 'tooShort' }),
    ...(length > maxWords && { content: 'tooLong' }),
    ...(letters(remark) > REMARK_MAX && { remark: 'remark' }),
    ...(letters(contact) > CONTACT_MAX && { contact: 'contact' }),
  };
}

/**
 * Returns the length of a text as it is read, in code points, as the gateway counts it. Ranges "in words" (specification 5) are counted
 * in characters, because Burmese is written without spaces.
 */
export function letters(text: string): number {
  return Array.from(typedText(text)).length;
}
