import { useErrorText } from '@parlour/api-client';
import { OpenInBrowser } from '@parlour/content';
import { openableUrl, paths, to, toastRequested } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import { useFlag, useMerchant } from '@parlour/site';
import { BrandMark } from '@parlour/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { accessApi } from '../api/accessApi';
import { useExclusive } from '../hooks/forms';
import { pathAfterEntry } from './AuthFrame';
import { refusesInApp, startSocialAttempt } from '../rules/socialAttempt';
import { type SocialDoor, type SocialProvider, socialProviders } from '../wire/accessWire';
import styles from './SocialLogins.module.css';

const names: Record<SocialProvider, string> = { facebook: 'Facebook', google: 'Google', telegram: 'Telegram' };

export type SocialLoginsProps = {
  /** Where they stand: above the form of a sign-up, as its quickest way, or below the form of a login. */
  place?: 'first' | 'last';
  /** The path to return to; by default that of the query. */
  returnTo?: string;
};

/** Login buttons of the social networks that the merchant's flags enable (specification 2 and 3), in one row. Renders nothing if there are none. */
export function SocialLogins({ place = 'last', returnTo }: SocialLoginsProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { linkHosts, frameHosts } = useMerchant();
  const flags: Record<SocialProvider, boolean> = {
    facebook: useFlag('FACEBOOKLOGIN3'),
    google: useFlag('GOOGLELOGIN3'),
    telegram: useFlag('TELEGRAMLOGIN3'),
  };
  const providers = socialProviders.filter((provider) => flags[provider]);
  const [askDoors] = accessApi.useLazyGetSocialProvidersQuery();
  const [busy, setBusy] = useState<SocialProvider>();
  const [refused, setRefused] = useState<SocialProvider>();

  const fail = (text: string) => void dispatch(toastRequested({ level: 'fail', text }));

  async function openDoor({ provider, authorizeUrl, clientId }: SocialDoor): Promise<void> {
    const attempt = await startSocialAttempt(provider, returnTo ?? pathAfterEntry(query)).catch(() => undefined);
    // Open allowed hosts only, and do not start in a browser that cannot store the attempt encrypted.
    const url = attempt && openableUrl(authorizeUrl, [...linkHosts, ...frameHosts]);
    if (!attempt || !url) return fail(t('social.unavailable'));
    const target = new URL(url);
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: `${window.location.origin}${to(paths.session.social)}`,
      state: attempt.state,
      code_challenge: attempt.challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
    window.location.assign(target.href);
  }

  const leave = useExclusive(async (provider: SocialProvider) => {
    const isRefused = refusesInApp(provider, deviceOf(window));
    setRefused(isRefused ? provider : undefined);
    if (isRefused) return;
    setBusy(provider);
    // Asked at the tap, because few players use it, and a row that appears later would move the form.
    const { data: doors, error } = await askDoors(undefined, true);
    const door = doors?.find((one) => one.provider === provider);
    if (door) await openDoor(door);
    else fail(error ? errorText(error) : t('social.unavailable'));
    setBusy(undefined);
  });

  if (providers.length === 0) return null;
  return (
    <div className={styles.social} role="group" aria-label={t(`social.label.${place}`)}>
      <div className={styles.row} data-arrives="whole">
        <p className={styles.label}>{t(`social.label.${place}`)}</p>
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className={styles.door}
            aria-label={names[provider]}
            aria-busy={busy === provider || undefined}
            onClick={() => void leave(provider)}
          >
            <BrandMark name={provider} />
          </button>
        ))}
        <span hidden data-end />
      </div>
      {refused && <OpenInBrowser why={t('social.inApp', { provider: names[refused] })} />}
    </div>
  );
}
