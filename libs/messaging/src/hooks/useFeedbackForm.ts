import { newIdempotencyKey } from '@parlour/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FeedbackDraft, blankDraft, forgetDraft, readDraft, writeDraft } from '../feedbackDraft';
import { feedbackTopics } from '../wire/feedback';

const MAX_FIRST_WORDS = 500;

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
