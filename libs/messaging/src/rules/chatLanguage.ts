import { type Locale, toGatewayLanguage } from '@parlour/kernel';

/** Languages of the chat's agents. */
const spoken: readonly string[] = ['EN', 'TY', 'MY'];
/** Specification 9, "Chat default language CN": used only if the agents do not speak the interface language (product 2). */
const DEFAULT = 'CN';

/** Returns the language to request for the chat. */
export function chatLanguage(locale: Locale): string {
  const code: string | undefined = toGatewayLanguage(locale);
  return code && spoken.includes(code) ? code : DEFAULT;
}
