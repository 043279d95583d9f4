import { fileURLToPath } from 'node:url';
import { messageFiles } from '../../apps/mobile-web/build/messageCatalogue.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The English texts of the app by namespace and key, as the server compares them.
 * @returns {import('../../apps/mobile-web/server/languages/judgeMessages.mjs').Texts}
 */
export function englishTexts() {
  const english = {};
  for (const { namespace, texts } of messageFiles(root)) english[namespace] = { ...english[namespace], ...texts };
  return english;
}
