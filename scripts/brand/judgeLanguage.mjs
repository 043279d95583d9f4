import { resolve } from 'node:path';
import { judgeMessages } from '../../apps/mobile-web/server/languages/judgeMessages.mjs';
import { readMessages } from '../../apps/mobile-web/server/languages/readMessages.mjs';
import { englishTexts } from '../messages/english.mjs';

/** The keys that a line names. */
const NAMED = 3;

/**
 * Lists the missing and the wrong texts of a language.
 * @param {{ tag: string, messages: string }} language One of the operator's file.
 * @param {string} folder That of the operator's file.
 * @returns {import('./judgeBrand.mjs').Finding[]}
 */
export function judgeLanguage({ tag, messages }, folder) {
  const { texts, problems } = readMessages(resolve(folder, messages));
  if (problems.length > 0) return problems.map((text) => ({ level: 'error', part: messages, text }));
  const { missing, findings } = judgeMessages(texts, englishTexts(), tag);
  const named = [...missing.slice(0, NAMED), ...(missing.length > NAMED ? ['…'] : [])].join(', ');
  return [
    ...findings.map(({ key, text, isWrong }) => ({ level: isWrong ? 'error' : 'hint', part: key, text })),
    ...(missing.length > 0 ? [{ level: 'hint', part: messages, text: `${missing.length} texts are shown in English: ${named}` }] : []),
  ];
}
