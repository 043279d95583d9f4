import { toastRequested, type WireInput } from '@parlour/kernel';
import { displayName, useBeginSession, useCaptcha } from '@parlour/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { sessionApi } from '../../api/sessionApi';
import { captchaSchema } from '../../rules/fieldRules';
import { codeSchema, mobileSchema } from '../../rules/mobileNumber';
import { useCooldown, loginProblem } from '../../parts/FormFailure';
import type { sessionWire } from '../../wire/sessionWire';

export type LoginValues = { username: string; password: string; captcha: string; remember: boolean };
export type SmsLoginValues = { mobileNum: string; verificationCode: string; captcha: string; remember: boolean };

/** Specification 2: the remember-password checkbox is checked by default. */
export const emptyLogin: LoginValues = { username: '', password: '', captcha: '', remember: true };
export const emptySmsLogin: SmsLoginValues = { mobileNum: '', verificationCode: '', captcha: '', remember: true };

/** Maximum length of a user name or password; longer input never reaches the gateway. */
const TEXT_MAX = 500;

/** Returns the schema of a login before it is sent; the gateway checks the rest. Issues carry a `FieldProblem` as message. */
export function loginSchema(withCaptcha: boolean): v.GenericSchema<LoginValues, LoginValues> {
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(TEXT_MAX, 'tooLong')),
    password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(TEXT_MAX, 'tooLong')),
    captcha: withCaptcha ? captchaSchema() : v.string(),
    remember: v.boolean(),
  });
}

export function smsLoginSchema(withCaptcha: boolean): v.GenericSchema<SmsLoginValues, SmsLoginValues> {
  return v.object({
    mobileNum: mobileSchema,
    verificationCode: codeSchema,
    captcha: withCaptcha ? captchaSchema() : v.string(),
    remember: v.boolean(),
  });
}

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
