import { breakBurmese } from '../../../../tools/burmeseBreaks.mjs';
import { type Language, type Messages, messagesOf } from './messages';

/** Namespaces that are not named after their library. */
const owners: Record<string, string> = { shell: 'apps/mobile-web', errors: 'libs/api-client' };

/** Finds a message of the product in a language: `say('wallet', 'title.deposit')`. Values are named, e.g. `{ amount: '₱100' }`. */
export function textsIn(locale: Language) {
  return (feature: string, key: string, values: Record<string, string> = {}): string => {
    for (const messages of messagesOf(owners[feature] ?? `libs/${feature}`, locale)) {
      const found = at(messages, key.split('.'));
      if (found) return shown(found).replace(/{{(\w+)}}/g, (whole, name: string) => values[name] ?? whole);
    }
    throw new Error(`no text ${feature} ${key} in ${locale}`);
  };
}

/** The build marks the breaks of Burmese. Playwright ignores zero-width spaces in a page, so they are left out. */
function shown(message: string): string {
  return breakBurmese(message).replaceAll('\u200b', '');
}

function at(messages: Messages, [head = '', ...rest]: string[]): string | undefined {
  const here = messages[head];
  if (typeof here === 'object') return at(here, rest);
  return rest.length === 0 ? here : undefined;
}
