import { existsSync, readFileSync, readdirSync } from 'node:fs';

export type Messages = { [key: string]: string | Messages };
export type Language = 'en' | 'fil' | 'my';

const root = new URL('../../../../', import.meta.url);

/** Every project with message files: the app and the libraries. */
export const owners = ['apps/mobile-web', ...readdirSync(new URL('libs', root)).map((name) => `libs/${name}`)].filter((owner) =>
  existsSync(new URL(`${owner}/src/i18n`, root)),
);

/** All messages of a project in a language; a file that a project does not have is empty. */
export function messagesOf(owner: string, locale: Language): Messages[] {
  return [`${locale}.json`, `${locale}.screens.json`].flatMap((file) => {
    const url = new URL(`${owner}/src/i18n/${file}`, root);
    return existsSync(url) ? [JSON.parse(readFileSync(url, 'utf8')) as Messages] : [];
  });
}
