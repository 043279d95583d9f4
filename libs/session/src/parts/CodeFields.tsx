import { useErrorText } from '@parlour/api-client';
import { supports, readStored, toastDismissed, toastRequested, writeStored } from '@parlour/kernel';
import { useFlag, useMerchant } from '@parlour/merchant';
import type { Captcha } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { TextField, CaptchaField } from '@parlour/ui/field';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { accessApi } from '../api/accessApi';
import { useExclusive } from '../hooks/forms';
import { useCountdown } from '../hooks/useCountdown';
import { dialingCodeOf, localDigits, refusedField } from '../rules/fieldRules';
import { CODE_MAX } from '../rules/registerFields';
import styles from './CodeFields.module.css';
import { loginProblem } from './FormFailure';

export type SmsCodeFieldProps = {
  sms: Pick<SmsCode, 'left' | 'isSending' | 'problem'>;
  registration: UseFormRegisterReturn;
  error?: string;
  isMarked?: boolean;
  /** Requests a code; the parent validates the number first. */
  onSend: () => void;
  /** A code that the browser read from the message (WebOTP). */
  onRead: (code: string) => void;
};

/** Field for an SMS code, with a button that requests one. */
export function SmsCodeField({ sms: { left, isSending, problem }, registration, error, isMarked = false, ...on }: SmsCodeFieldProps) {
  const { t } = useTranslation('session');
  const { onSend, onRead } = on;
  const isCounting = left > 0;
  const read = useEffectEvent(onRead);

  useEffect(() => {
    if (!isCounting || !supports.messageCodes()) return;
    const end = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: end.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(options)
      .then((credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') read(credential.code);
      })
      // No message or no permission to read it: the player types the code.
      .catch(() => undefined);
    return () => end.abort();
  }, [isCounting]);

  return (
    <div className={styles.line}>
      <TextField
        {...registration}
        label={<RequiredLabel text={t('sms.code')} isMarked={isMarked} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX}
        aria-required
        error={error ?? problem}
      />
      <div className={styles.send}>
        <Button variant="secondary" block onClick={onSend} busy={isSending} disabled={isCounting}>
          {isCounting ? t('sms.wait', { count: left }) : t('sms.get')}
        </Button>
      </div>
    </div>
  );
}

type CaptchaInputProps = {
  captcha: Captcha;
  registration: UseFormRegisterReturn;
  error?: string;
  /** Shows an asterisk, for forms that also have optional fields. */
  isMarked?: boolean;
};

/** Captcha image with an input for its digits. */
export function CaptchaInput({ captcha, registration, error, isMarked = false }: CaptchaInputProps) {
  const { t } = useTranslation('session');
  return (
    <CaptchaField
      {...registration}
      label={<RequiredLabel text={t('field.captcha.label')} isMarked={isMarked} />}
      hint={t('field.captcha.hint')}
      inputMode="numeric"
      aria-required
      image={captcha.image}
      imageLabel={t('field.captcha.image')}
      refreshLabel={t('field.captcha.refresh')}
      loading={captcha.isLoading}
      error={error ?? (captcha.hasFailed ? t('field.captcha.failed') : undefined)}
      onRefresh={captcha.refresh}
    />
  );
}

type RequiredLabelProps = { text: string; isMarked: boolean };

/**
 * A label with the asterisk of required fields (specification 2). Screen readers announce the requirement from the field itself.
 */
export function RequiredLabel({ text, isMarked }: RequiredLabelProps) {
  return (
    <>
      {text}
      {isMarked && (
        <span className={styles.mark} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
}

/** Specification 8, SMS flow: duration of the toasts. */
const SENDING_MS = 10_000;
const SENT_MS = 1500;

type BotCheck = { dwellMs: number; keys: number; captcha: string };
type CodeRequest = { mobileNum: string; botCheck: BotCheck };

/** Sends an SMS code from the gateway, or from the external identity provider if the merchant has one. */
export function useSmsCode(purpose: 'login' | 'register', onCaptchaWanted: () => void) {
  const { t } = useTranslation('session');
  const dialingCode = dialingCodeOf(useMerchant());
  const isExternal = useFlag('smsIdentity');
  const provider = useIdentityProvider();
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const [sendLoginCode] = accessApi.useSendLoginCodeMutation();
  const [sendRegisterCode] = accessApi.useSendRegisterCodeMutation();
  const { left, start } = useCountdown(purpose);
  /** Error below the field if no code was sent. */
  const [problem, setProblem] = useState<string>();
  /** The gateway refused the number itself; the error belongs to its field. */
  const [numberProblem, setNumberProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sessionKey = `identitySession.${purpose}`;

  async function sendByProvider(mobileNum: string): Promise<number> {
    const { sessionInfo, expirationTime } = await provider.send(`+${dialingCode}${localDigits(mobileNum)}`);
    writeStored('session', sessionKey, sessionInfo);
    return expirationTime;
  }

  function sendByGateway({ mobileNum, botCheck }: CodeRequest): Promise<number> {
    const send = purpose === 'login' ? sendLoginCode : sendRegisterCode;
    const request = send({ mobileNum: localDigits(mobileNum), countryDialingCode: dialingCode, botCheck });
    return request.unwrap().then(({ expirationTime }) => expirationTime);
  }

  const send = useExclusive(async (request: CodeRequest) => {
    setProblem(undefined);
    setNumberProblem(undefined);
    setSending(true);
    dispatch(toastRequested({ level: 'loading', text: t('sms.sending'), durationMs: SENDING_MS }));
    try {
      start(await (isExternal ? sendByProvider(request.mobileNum) : sendByGateway(request)));
      dispatch(toastDismissed());
      dispatch(toastRequested({ level: 'success', text: t('sms.sent'), durationMs: SENT_MS }));
    } catch (error) {
      // Specification 8: a failure of the provider removes the loading indicator silently. The hint below the field names the
      // next step.
      dispatch(toastDismissed());
      const refused = refusedField(error);
      if (refused?.name === 'mobileNum') setNumberProblem(refused.problem);
      else setProblem(isExternal ? t('sms.notSent') : errorText(error));
      if (loginProblem(error).wantsCaptcha) onCaptchaWanted();
    }
    setSending(false);
  });

  return {
    left,
    isSending,
    problem,
    numberProblem,
    isExternal,
    dialingCode,
    send,
    /** Returns the provider's token for the typed code; rejects with the refusal. */
    prove: (code: string) => provider.verify(readStored('session', sessionKey, v.string()) ?? '', code),
  };
}

type SmsCode = ReturnType<typeof useSmsCode>;

/**
 * Phone method of an external identity provider (specification 7): it sends the code and verifies it. Both calls reject on
 * failure.
 */
type IdentityProvider = {
  /** `sessionInfo` identifies the attempt and is not secret. */
  send: (phoneNumber: string) => Promise<{ sessionInfo: string; expirationTime: number }>;
  /** Token that the gateway accepts as proof. */
  verify: (sessionInfo: string, code: string) => Promise<string>;
};

/** Identity provider of this build: the sandbox's. Another provider implements the same two calls. */
function useIdentityProvider(): IdentityProvider {
  const [sendIdentityCode] = accessApi.useSendIdentityCodeMutation();
  const [verifyIdentityCode] = accessApi.useVerifyIdentityCodeMutation();
  return {
    send: (phoneNumber) => sendIdentityCode({ phoneNumber }).unwrap(),
    verify: async (sessionInfo, code) => (await verifyIdentityCode({ sessionInfo, code }).unwrap()).idToken,
  };
}
