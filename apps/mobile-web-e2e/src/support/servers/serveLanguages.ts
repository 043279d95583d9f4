import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forward } from './forward';
import { builtRelease } from './makeRelease';
import { ports } from './ports';
import { startApp } from './startApp';

/** In place of the letters of English, so that each text has the length and the placeholders of the English one. */
const letters = { th: 'กขคงจชซญดตถทธนบปผพมยรลวสหอ', vi: 'àằâbcdđèềghìklmnòồơpqrsùừvxỳ', ur: 'ابپتجچحخدرزسشصطعغفقکگلمنوہی' };

export type Script = keyof typeof letters;
/** The English texts of a build, by namespace and key. */
type Catalogue = Record<string, Record<string, string>>;

/** An English text in the letters of another script. Placeholders and tags stay. */
export function written(text: string, script: Script): string {
  const own = [...letters[script]];
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/);
  const write = (part: string) => part.replace(/[a-z]/gi, (letter) => own[(letter.toLowerCase().codePointAt(0) ?? 97) - 97] ?? letter);
  return parts.map((part, place) => (place % 2 ? part : write(part))).join('');
}

/**
 * Serves the app with languages of the operator, each from a folder beside its file, as the guide says.
 * @param config The operator's file. `languages` of it have the tag of a script.
 * @param left Keys that the folders lack, as `wallet:deposit.title`.
 * @param places Ports: of the address, of the server behind it, and of the gateway.
 */
export async function serveLanguages(
  config: { languages: readonly { tag: Script; messages: string }[] },
  left: readonly string[],
  [front, appPort, gatewayPort]: readonly [number, number, number] = [...ports.languages, ports.gateway],
) {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  const { blocks, rest }: Record<'blocks' | 'rest', Catalogue> = JSON.parse(
    readFileSync(join(builtRelease, '.server/messages.json'), 'utf8'),
  );
  for (const { tag, messages } of config.languages) {
    mkdirSync(join(folder, messages), { recursive: true });
    for (const namespace of new Set([...Object.keys(blocks), ...Object.keys(rest)])) {
      const english = Object.entries({ ...blocks[namespace], ...rest[namespace] });
      const translated = english.filter(([key]) => !left.includes(`${namespace}:${key}`)).map(([key, text]) => [key, written(text, tag)]);
      writeFileSync(join(folder, messages, `${namespace}.json`), JSON.stringify(Object.fromEntries(translated)));
    }
  }
  const file = join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify(config));
  const env = { PARLOUR_GATEWAY: `http://127.0.0.1:${gatewayPort}` };
  const server = await startApp({ port: appPort, folders: [builtRelease], config: file, env });
  const proxy = await forward(front, ({ url = '' }) => (/^\/(wps|lgw|cdn)\//.test(url) ? gatewayPort : appPort));
  return {
    url: `http://127.0.0.1:${front}`,
    close: async () => {
      await proxy.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
