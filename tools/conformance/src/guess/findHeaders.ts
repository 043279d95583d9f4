import type { Call } from '../contract/readContract';
import { counterpartsOf } from './counterparts';
import { isSuccess, shapeOf } from './envelopeShape';
import { type Answer, type Knocker, evidenceOf } from './knock';
import { type Prefixes, withPrefix } from './prefixes';

type Site = { merchant: string; language: string };
/** `isLanguageOpen`: the gateway answers whatever header names the language, so the name is not known. */
export type SiteHeaders = { merchant: string; language: string; isLanguageOpen?: true };

const merchantNames = [
  'Merchant',
  'X-Merchant',
  'Merchant-Code',
  'MerchantCode',
  'X-Merchant-Code',
  'Merchant-Id',
  'X-Merchant-Id',
  'X-Brand',
  'Brand',
  'X-Site',
  'X-Tenant',
  'X-Tenant-Id',
  'X-Operator',
];
const usualLanguage = 'Language';
const languageNames = [usualLanguage, 'X-Language', 'X-Locale', 'Locale', 'Lang', 'X-Lang'];
/** Calls whose replies tell most: anyone may ask them, and every gateway has some of them. */
const telling = ['getStatus', 'getSettings', 'getRegisterSetting', 'getGames', 'getVendors', 'getWinners', 'getAnnouncements'];

export type FoundHeaders = { headers: SiteHeaders | undefined; answers: Answer[]; evidence: string };

/**
 * Finds the headers without which a gateway does not know the merchant: asks some public calls as the contract has them, then with one name after the other,
 * until more of them are answered.
 */
export async function findHeaders(
  knock: Knocker,
  calls: readonly Call[],
  { site, inputOf, prefixes }: { site: Site; inputOf: (call: Call) => object; prefixes: Prefixes },
): Promise<FoundHeaders> {
  const asked = calls
    .filter(({ name }) => telling.includes(name))
    .flatMap((call) =>
      [{ method: call.method, path: withPrefix(call.path, prefixes) }, ...counterpartsOf(call)]
        .slice(0, 2)
        .map((address) => ({ ...address, call })),
    );
  const ask = async (headers: Record<string, string>) => {
    const answers: Answer[] = [];
    for (const { method, path, call } of asked) {
      const answer = await knock({ method, path, headers, query: { ...inputOf(call), ...site } });
      if (answer) answers.push(answer);
    }
    return answers;
  };
  const score = (answers: readonly Answer[]) => answers.filter((answer) => isSuccess(shapeOf(answers) ?? {}, answer)).length;
  const plain = await ask({});
  const before = score(plain);
  // A gateway that needs a header answers next to nothing without it.
  if (before * 2 >= telling.length) return { headers: undefined, answers: plain, evidence: '' };
  for (const name of merchantNames) {
    const all = await ask({ [name]: site.merchant, ...Object.fromEntries(languageNames.map((language) => [language, site.language])) });
    if (score(all) <= before) continue;
    const language = await findLanguage(name, score(all));
    return { headers: { merchant: name, ...language }, answers: [...plain, ...all], evidence: contrastOf(plain, all) };
  }
  return { headers: undefined, answers: plain, evidence: '' };

  /** The one name of the language with which as many calls are answered as with all of them. */
  async function findLanguage(merchant: string, most: number): Promise<Omit<SiteHeaders, 'merchant'>> {
    const answersWith = async (headers: Record<string, string>) => score(await ask({ [merchant]: site.merchant, ...headers }));
    if ((await answersWith({})) >= most) return { language: usualLanguage, isLanguageOpen: true };
    for (const language of languageNames) if ((await answersWith({ [language]: site.language })) >= most) return { language };
    return { language: usualLanguage, isLanguageOpen: true };
  }
}

/** A call that is refused without the header, and answered with it. */
function contrastOf(plain: readonly Answer[], found: readonly Answer[]): string {
  const shape = shapeOf(found) ?? {};
  const answered = found.find(
    (answer) => isSuccess(shape, answer) && plain.some((other) => other.path === answer.path && !isSuccess(shape, other)),
  );
  const refused = plain.find(({ path }) => path === answered?.path);
  return answered && refused ? `${evidenceOf(refused)}; with the header ${answered.status}` : '';
}
