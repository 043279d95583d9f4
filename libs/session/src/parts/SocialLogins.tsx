import { deviceOf, paths, to, toastRequested } from '@parlour/kernel';
import { OpenInBrowser, openableUrl, useFlag, useMerchant } from '@parlour/merchant';
import { safeReturnPath } from '@parlour/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { siFacebook, siGoogle, siTelegram } from 'simple-icons';
import { accessApi } from '../api/accessApi';
import { useExclusive } from '../hooks/useExclusive';
import { refusesInApp } from '../rules/refusesInApp';
import { startSocialAttempt } from '../rules/socialAttempt';
import type { SocialDoor, SocialProvider } from '../wire/accessWire';
import styles from './SocialLogins.module.css';

const logos: Record<SocialProvider, { title: string; path: string }> = { facebook: siFacebook, google: siGoogle, telegram: siTelegram };

export type SocialLoginsProps = {
  /** Where they stand: above the form of a sign-up, as its quickest way, or below the form of a login. */
  place?: 'first' | 'last';
  /** The path to return to; by default `returnTo` of the query. */
  returnTo?: string;
};

/** Login buttons of the social networks that the merchant's flags enable (specification 2 and 3). Renders nothing if there are none. */
export function SocialLogins({ place = 'last', returnTo }: SocialLoginsProps) {
  const flags: Record<SocialProvider, boolean> = {
    facebook: useFlag('FACEBOOKLOGIN3'),
    google: useFlag('GOOGLELOGIN3'),
    telegram: useFlag('TELEGRAMLOGIN3'),
  };
  return Object.values(flags).some(Boolean) ? <Doors flags={flags} label={place} from={returnTo} /> : null;
}

type DoorsProps = { flags: Record<SocialProvider, boolean>; label: 'first' | 'last'; from: string | undefined };

function Doors({ flags, label, from }: DoorsProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const { linkHosts, frameHosts } = useMerchant();
  const { data = [] } = accessApi.useGetSocialProvidersQuery();
  const [refused, setRefused] = useState<SocialProvider>();
  const doors = data.filter(({ provider }) => flags[provider]);

  const leave = useExclusive(async ({ provider, authorizeUrl, clientId }: SocialDoor) => {
    const isRefused = refusesInApp(provider, deviceOf(window));
    setRefused(isRefused ? provider : undefined);
    if (isRefused) return;
    const returnTo = safeReturnPath(from ?? query.get('returnTo'));
    const attempt = await startSocialAttempt(provider, returnTo).catch(() => undefined);
    // Open allowed hosts only, and do not start in a browser that cannot store the attempt encrypted.
    const url = attempt && openableUrl(authorizeUrl, [...linkHosts, ...frameHosts]);
    if (!attempt || !url) {
      dispatch(toastRequested({ level: 'fail', text: t('social.unavailable') }));
      return;
    }
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
  });

  if (doors.length === 0) return null;
  return (
    <div className={styles.social} role="group" aria-label={t(`social.label.${label}`)}>
      <p className={styles.label}>{t(`social.label.${label}`)}</p>
      <div className={styles.doors}>
        {doors.map((door) => {
          const { title, path } = logos[door.provider];
          return (
            <button key={door.provider} type="button" className={styles.door} onClick={() => void leave(door)}>
              <svg viewBox="0 0 24 24" className={styles.logo} aria-hidden>
                <path d={path} />
              </svg>
              {title}
            </button>
          );
        })}
      </div>
      {refused && <OpenInBrowser why={t('social.inApp', { provider: logos[refused].title })} />}
    </div>
  );
}
