import { toastRequested, type WireInput } from '@parlour/kernel';
import { displayName, useBeginSession, useCaptcha } from '@parlour/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { sessionApi } from '../../api/sessionApi';
import { useCooldown } from '../../hooks/useCooldown';
import { loginProblem } from '../../rules/loginProblem';
import type { sessionWire } from '../../wire';

type LoginInput = WireInput<typeof sessionWire.login>;

/** State shared by the login methods: the attempt, its failure, and the captcha if the gateway requires one. */
export function useLoginAttempt(entrance: 'member' | 'agent') {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const beginSession = useBeginSession();
  const [login] = sessionApi.useLoginMutation();
  const [lastFailure, setLastFailure] = useState<unknown>();
  const { failure, isWaiting } = useCooldown(lastFailure);
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);

  function fail(error: unknown): void {
    setLastFailure(error);
    setCaptchaWanted(isCaptchaWanted || loginProblem(error).wantsCaptcha);
    captcha.refresh();
  }

  return {
    failure,
    isWaiting,
    isCaptchaWanted,
    captcha,
    fail,
    wantCaptcha: () => {
      setCaptchaWanted(true);
      captcha.refresh();
    },
    forget: () => setLastFailure(undefined),
    /** True if a session was started. */
    attempt: async (input: LoginInput): Promise<boolean> => {
      setLastFailure(undefined);
      const { data, error } = await login(entrance === 'agent' ? { ...input, entrance } : input);
      if (!data) {
        fail(error);
        return false;
      }
      dispatch(toastRequested({ level: 'success', text: t('login.welcome', { name: displayName(data.userName) }) }));
      beginSession(data);
      return true;
    },
  };
}

export type LoginAttempt = ReturnType<typeof useLoginAttempt>;
