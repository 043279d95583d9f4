import { newIdempotencyKey, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useCaptcha } from '@parlour/player';
import { useState } from 'react';
import * as v from 'valibot';
import { passwordApi } from '../../api/passwordApi';
import { useCountdown } from '../../hooks/useCountdown';
import { captchaSchema } from '../../rules/fieldRules';
import { codeSchema, localDigits, mobileSchema } from '../../rules/mobileNumber';
import { loginProblem } from '../../parts/FormFailure';

export type ForgotMethod = 'sms' | 'email';
export type ForgotWho = {
  username: string;
  /** Calling code without the plus sign; for a mobile number only. */ dialingCode: string;
  contact: string;
  captcha: string;
};

/** Requests the code or the e-mail, and returns refusals and the captcha if required. */
export function useForgot(method: ForgotMethod) {
  const language = toGatewayLanguage(useLocale());
  const [sendForgotCode] = passwordApi.useSendForgotCodeMutation();
  const [sendForgotMail] = passwordApi.useSendForgotMailMutation();
  const [verifyForgotCode] = passwordApi.useVerifyForgotCodeMutation();
  const [failure, setFailure] = useState<unknown>();
  const [proof, setProof] = useState({ typed: '', key: '' });
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);
  const { left, start } = useCountdown(`forgot.${method}`);
  const mobileOf = (who: Pick<ForgotWho, 'contact' | 'dialingCode'>) => ({
    mobileNum: localDigits(who.contact),
    countryDialingCode: who.dialingCode,
  });

  return {
    failure,
    isCaptchaWanted,
    captcha,
    /** Seconds until another code or e-mail can be sent. */
    left,
    forget: () => setFailure(undefined),
    /** True if the gateway accepted the request, which does not reveal whether the account exists. */
    send: async (who: ForgotWho): Promise<boolean> => {
      const { username, contact, captcha: answer } = who;
      setFailure(undefined);
      const { data, error } =
        method === 'sms'
          ? await sendForgotCode({ username, ...mobileOf(who), captcha: answer })
          : await sendForgotMail({ username, email: contact, language, captcha: answer });
      if (!data) {
        setFailure(error);
        setCaptchaWanted(isCaptchaWanted || loginProblem(error).wantsCaptcha);
        captcha.refresh();
        return false;
      }
      start(data.expirationTime);
      return true;
    },
    /** Returns the ticket for a new password. */
    verify: async (who: ForgotWho, verificationCode: string): Promise<string | undefined> => {
      setFailure(undefined);
      const input = { username: who.username, ...mobileOf(who), verificationCode };
      const typed = JSON.stringify(input);
      // A code works once. After a lost reply, the same code under the same key returns its ticket.
      const idempotencyKey = typed === proof.typed ? proof.key : newIdempotencyKey();
      setProof({ typed, key: idempotencyKey });
      const { data, error } = await verifyForgotCode({ idempotencyKey, ...input });
      if (!data) setFailure(error);
      return data?.ticket;
    },
  };
}

export type Forgot = ReturnType<typeof useForgot>;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  // Specification 5: fewer than 255 characters.
  v.maxLength(254, 'tooLong'),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'format.email'),
);

/** Returns the schema of the account to recover. Issues carry a `FieldProblem` as message. */
export function forgotWhoSchema(method: ForgotMethod, withCaptcha: boolean): v.GenericSchema<ForgotWho, ForgotWho> {
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(500, 'tooLong')),
    dialingCode: v.string(),
    contact: method === 'sms' ? mobileSchema : email,
    captcha: withCaptcha ? captchaSchema() : v.string(),
  });
}

export const forgotCodeSchema = v.object({ code: codeSchema });
