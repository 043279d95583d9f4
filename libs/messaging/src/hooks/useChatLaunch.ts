import { gatewayLanguages, type Locale, openableUrl, paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/site';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunchChatMutation } from '../api/chatApi';

/** Specification 7 and 9: the chat opens 500 ms after its URL arrives. */
const REDIRECT_MS = 500;

type About = { topic?: string; orderNo?: string };

/**
 * Requests a chat (specification 7: b2c=1, language, backUrl, headerColor, title) and returns its validated URL 500 ms later.
 */
export function useChatLaunch() {
  const { t } = useTranslation('messaging');
  const { brand, linkHosts, frameHosts } = useMerchant();
  const locale = useLocale();
  const [ask, { isLoading, error }] = useLaunchChatMutation();
  const [state, setState] = useState<{ isWaiting: boolean; isBlocked: boolean; url?: string }>({ isWaiting: false, isBlocked: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function launch({ topic, orderNo }: About) {
    setState({ isWaiting: false, isBlocked: false });
    const { data } = await ask({
      b2c: 1,
      language: chatLanguage(locale),
      backUrl: `${window.location.origin}${paths.messaging.message}`,
      headerColor: headerColor(),
      title: t('chat.pageTitle', { brand }),
      topic,
      orderNo,
    });
    if (!data) return;
    const url = openableUrl(data.chatUrl, [...frameHosts, ...linkHosts]);
    setState({ isWaiting: url !== undefined, isBlocked: url === undefined });
    if (url) timer.current = setTimeout(() => setState({ isWaiting: false, isBlocked: false, url }), REDIRECT_MS);
  }

  return { launch, url: state.url, isBlocked: state.isBlocked, isBusy: isLoading || state.isWaiting, error };
}

/** Returns the page's background colour as six hex digits without "#". */
function headerColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim().replace('#', '');
}

/** Languages of the chat's agents: those of the app. */
const spoken = Object.keys(gatewayLanguages);
/** Specification 9, "Chat default language CN": used only if the agents do not speak the interface language (product 2). */
const DEFAULT = 'CN';

export function chatLanguage(locale: Locale): string {
  const code = toGatewayLanguage(locale);
  return spoken.includes(code) ? code : DEFAULT;
}
