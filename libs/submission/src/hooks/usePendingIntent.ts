import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import type { Intent } from '../intent';
import { readIntents } from '../intentMemory';
import type { SubmissionKind } from '../submissionKind';
import { type WithSubmissions, intentsHeard, selectIntents } from '../submissionSlice';

/** Returns the player's oldest intent of a kind with an unknown outcome, from any tab of this browser. */
export function usePendingIntent<Content>(
  { kind, content }: Pick<SubmissionKind<Content, never>, 'kind' | 'content'>,
  player: string,
): Intent<Content> | undefined {
  const dispatch = useDispatch();
  const intents = useSelector((state: WithSubmissions) => selectIntents(state, player));

  useEffect(() => void dispatch(intentsHeard(readIntents())), [dispatch]);

  return intents.find((intent): intent is Intent<Content> => intent.kind === kind && v.is(content, intent.content));
}
