import { useErrorText, useFailure } from '@parlour/api-client';
import { languageOf, toastDismissed, toastRequested } from '@parlour/kernel';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { loadMobileReader, type MobileReader } from '@parlour/kernel/typed';
import { dialingCodeOf, useFlag, useLocale, useMerchant } from '@parlour/site';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { accessApi } from '../api/accessApi';
import { loginProblem } from '../parts/FormFailure';
import { refusedField } from '../rules/fieldRules';
import type { ReadMobile } from '../rules/typedSchemas';
import { useCountdown, useExclusive } from './forms';

const unchecked: ReadMobile = () => ({ problem: 'unchecked' });

/** Returns the reader of a country's mobile numbers. If the numbering plans cannot be fetched, it refuses every number as unchecked. */
export async function mobileReader(diallingCode: string): Promise<ReadMobile> {
  const plans = await loadMobileReader().catch(() => undefined);
  return plans ? (typed) => plans.read(typed, diallingCode) : unchecked;
}

/** The digits after the calling code of a number that the form has accepted. */
export async function nationalNumber(typed: string, diallingCode: string): Promise<string> {
  return (await mobileReader(diallingCode))(typed).value?.national ?? '';
}

/** Loads the numbering plans for a form that shows a phone field, and says how its text is understood. */
export function useMobile(diallingCode: string, isShown = true) {
  const [plans, setPlans] = useState<MobileReader>();
  useEffect(() => {
    if (isShown) void loadMobileReader().then(setPlans, () => undefined);
  }, [isShown]);
  const { isRightToLeft } = languageOf(useLocale());
  // Between words from right to left, the groups of a number would change places.
  const inOrder = (number = '') => (isRightToLeft && number ? `\u2066${number}\u2069` : number);
  return {
    /** The whole number, "+63 917 555 7731"; empty while it is not clear. */
    reading: (typed: string) => inOrder(plans?.read(typed, diallingCode).value?.international),
    /** Used in the texts of refusals. */
    words: { example: inOrder(plans?.example(diallingCode)), code: inOrder(`+${diallingCode}`) },
  };
}

/**
 * The schema of a form, made with the reader of mobile numbers of the country with the calling code. A form without a phone field has none, and
 * loads nothing.
 */
export function schemaWithMobile<Values, Output = Values>(
  schemaOf: (readMobile: ReadMobile) => v.GenericSchema<Values, Output>,
  diallingCodeOf: (values: Values) => string | undefined,
): Pick<v.GenericSchema<Values, Output>, '~standard'> {
  const validate = async (values: unknown) => {
    const diallingCode = diallingCodeOf(values as Values);
    const readMobile = diallingCode === undefined ? unchecked : await mobileReader(diallingCode);
    return schemaOf(readMobile)['~standard'].validate(values);
  };
  return { '~standard': { version: 1, vendor: 'valibot', validate } };
}

/** Specification 8, SMS flow: duration of the toasts. */
const SENDING_MS = 10_000;
const SENT_MS = 1500;

type BotCheck = { dwellMs: number; keys: number; captcha: string };
/** `mobileNum` is the number as it is typed, once the form has accepted it. */
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
  const [failure, setFailure] = useFailure();
  /** The gateway refused the number itself; the error belongs to its field. */
  const [numberProblem, setNumberProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sessionKey = `identitySession.${purpose}`;

  async function sendByProvider(mobileNum: string): Promise<number> {
    const { sessionInfo, expirationTime } = await provider.send(`+${dialingCode}${mobileNum}`);
    writeStored('session', sessionKey, sessionInfo);
    return expirationTime;
  }

  function sendByGateway({ mobileNum, botCheck }: CodeRequest): Promise<number> {
    const send = purpose === 'login' ? sendLoginCode : sendRegisterCode;
    const request = send({ mobileNum, countryDialingCode: dialingCode, botCheck });
    return request.unwrap().then(({ expirationTime }) => expirationTime);
  }

  const send = useExclusive(async ({ mobileNum, botCheck }: CodeRequest) => {
    const request = { mobileNum: await nationalNumber(mobileNum, dialingCode), botCheck };
    setFailure(undefined);
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
      else setFailure(error);
      if (loginProblem(error).wantsCaptcha) onCaptchaWanted();
    }
    setSending(false);
  });

  return {
    left,
    isSending,
    /** Error below the field if no code was sent. */
    problem: failure === undefined ? undefined : isExternal ? t('sms.notSent') : errorText(failure),
    numberProblem,
    isExternal,
    dialingCode,
    send,
    /** Returns the provider's token for the typed code; rejects with the refusal. */
    prove: (code: string) => provider.verify(readStored('session', sessionKey, v.string()) ?? '', code),
  };
}

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
