import { type FeedbackTopic, REMARK_MAX } from '../wire/feedback';
import { letters } from './letters';

export type FeedbackFaults = { topic?: 'topic'; content?: 'tooShort' | 'tooLong'; remark?: 'remark' };

type Form = { topic: FeedbackTopic | ''; content: string; remark: string };

/**
 * Returns the validation errors of a report: no topic, a description outside the server's range, a remark longer than 140
 * characters (specification 5).
 */
export function feedbackFaults(
  { topic, content, remark }: Form,
  { minWords, maxWords }: { minWords: number; maxWords: number },
): FeedbackFaults {
  const length = letters(content);
  return {
    ...(topic === '' && { topic: 'topic' }),
    ...(length < minWords && { content: 'tooShort' }),
    ...(length > maxWords && { content: 'tooLong' }),
    ...(letters(remark) > REMARK_MAX && { remark: 'remark' }),
  };
}
