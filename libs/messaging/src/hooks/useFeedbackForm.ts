import { newIdempotencyKey } from '@parlour/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FeedbackDraft, blankDraft, forgetDraft, readDraft, writeDraft } from '../feedbackDraft';
import { feedbackTopics } from '../wire/feedback';

const MAX_FIRST_WORDS = 500;

/**
 * What is being written, kept on this phone until it is sent. An address may bring along a topic, an order and first words, which never
 * take the place of what the player wrote: `?topic=deposit&order=…`, `?topic=gaming&text=…`.
 * The key stays the same while one report is tried again, so that it is taken once.
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
