import { existsSync, readFileSync } from 'node:fs';

type Messages = { [key: string]: string | Messages };

const folders = { shell: 'apps/mobile-web', errors: 'libs/api-client' } as Record<string, string>;

/** A sentence of the product in a language: `say('wallet', 'title.deposit')`. Values come as named parts, e.g. `{ amount: '₱100' }`. */
export function textsIn(locale: 'en' | 'fil' | 'my') {
  return (feature: string, key: string, values: Record<string, string> = {}): string => {
    for (const file of [`${locale}.json`, `${locale}.screens.json`]) {
      const url = new URL(`../../../../${folders[feature] ?? `libs/${feature}`}/src/i18n/${file}`, import.meta.url);
      if (!existsSync(url)) continue;
      const found = at(JSON.parse(readFileSync(url, 'utf8')) as Messages, key.split('.'));
      if (found) return found.replace(/{{(\w+)}}/g, (whole, name: string) => values[name] ?? whole);
    }
    throw new Error(`no text ${feature} ${key} in ${locale}`);
  };
}

function at(messages: Messages, [head = '', ...rest]: string[]): string | undefined {
  const here = messages[head];
  if (typeof here === 'object') return at(here, rest);
  return rest.length === 0 ? here : undefined;
}
