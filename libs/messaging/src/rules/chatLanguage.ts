import { type Locale, toGatewayLanguage } from '@parlour/kernel';

/** Languages that the chat's agents speak. */
const spoken: readonly string[] = ['EN', 'TY', 'MY'];
/** Specification 9, "Chat default language CN": only where the interface's language is not spoken (product 2). */
const DEFAULT = 'CN';

/** The language to ask the chat for. */
export function chatLanguage(locale: Locale): string {
  const code: string | undefined = toGatewayLanguage(locale);
  return code && spoken.includes(code) ? code : DEFAULT;
}
