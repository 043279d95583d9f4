import { useFailure } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { typedLine } from '@parlour/kernel/typed';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { useCaptcha } from '@parlour/player';
import { dialingCodeOf, useLocale, useMerchant } from '@parlour/site';
import { useState, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { passwordApi } from '../../api/passwordApi';
import { loginProblem } from '../../parts/FormFailure';
import { type ReadMobile, captchaSchema, codeSchema, mobileSchema } from '../../rules/typedSchemas';
import { useCountdown } from '../../hooks/forms';

export type ForgotMethod = 'sms' | 'email';
export type ForgotWho = {
  username: string;
  /** Calling code without the plus sign; for a mobile number only. */ dialingCode: string;
  /** A mobile number without its calling code, or an e-mail address. */
  contact: string;
  captcha: string;
};

/** Requests the code or the e-mail, and returns refusals and the captcha if required. */
export function useForgot(method: ForgotMethod) {
  const language = toGatewayLanguage(useLocale());
  const [sendForgotCode] = passwordApi.useSendForgotCodeMutation();
  const [sendForgotMail] = passwordApi.useSendForgotMailMutation();
  const [verifyForgotCode] = passwordApi.useVerifyForgotCodeMutation();
  const [failure, setFailure] = useFailure();
  const [proof, setProof] = useState({ typed: '', key: '' });
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);
  const { left, start } = useCountdown(`forgot.${method}`);
  const mobileOf = (who: Pick<ForgotWho, 'contact' | 'dialingCode'>) => ({
    mobileNum: who.contact,
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
  v.transform(typedLine),
  v.nonEmpty('required'),
  // Specification 5: fewer than 255 characters.
  v.maxLength(254, 'tooLong'),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'format.email'),
);

/** Returns the schema of the account to recover. Issues carry a `FieldProblem` as message. */
export function forgotWhoSchema(method: ForgotMethod, withCaptcha: boolean, readMobile: ReadMobile): v.GenericSchema<ForgotWho, ForgotWho> {
  return v.object({
    username: v.pipe(v.string(), v.transform(typedLine), v.nonEmpty('required'), v.maxLength(500, 'tooLong')),
    dialingCode: v.string(),
    contact: method === 'sms' ? mobileSchema(readMobile) : email,
    captcha: withCaptcha ? captchaSchema : v.string(),
  });
}

export const forgotCodeSchema = v.object({ code: codeSchema });

type Step = 'identify' | 'code' | 'mail' | 'password';

/** Where the recovery stands: after a reload where it stood before, and at the new password as soon as a link with a ticket opens. */
export function useForgotSteps() {
  const dialingCode = dialingCodeOf(useMerchant());
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [known] = useState(readProgress);
  const [ticket, setTicket] = useState<string>();
  const [step, setStep] = useState<Step>(known?.step ?? 'identify');
  const [method, setMethod] = useState<ForgotMethod>(known?.method ?? 'sms');
  const [who, setWho] = useState<ForgotWho>(known?.who ?? { username: '', dialingCode, contact: '', captcha: '' });

  // The link of the e-mail may open in this tab, which already waits for it.
  const linked = /^#ticket=([\w-]{8,200})$/.exec(hash)?.[1];
  if (linked && linked !== ticket) {
    setTicket(linked);
    setStep('password');
  }

  // The ticket is a secret, so remove it from the URL as soon as it is read.
  useEffect(() => {
    if (hash) void navigate(paths.session.forgot, { replace: true });
  }, [hash, navigate]);

  // A code or an e-mail is on its way, so a reload must not lose the step. A ticket is not kept.
  useEffect(() => {
    if (who.username !== '') keepProgress({ step: step === 'password' ? 'identify' : step, method, who });
  }, [step, method, who]);

  return { step, setStep, method, setMethod, who, setWho, ticket, setTicket };
}

const KEY = 'forgotProgress';
const text = v.pipe(v.string(), v.maxLength(500));
const progressSchema = v.object({
  step: v.picklist(['identify', 'code', 'mail']),
  method: v.picklist(['sms', 'email']),
  username: text,
  dialingCode: text,
  contact: text,
});

/** How far the recovery has come. It has neither the code nor the ticket: after a reload the player types them again. */
type ForgotProgress = { step: 'identify' | 'code' | 'mail'; method: ForgotMethod; who: ForgotWho };

function readProgress(): ForgotProgress | undefined {
  const kept = readStored('session', KEY, progressSchema);
  if (!kept) return undefined;
  const { step, method, ...who } = kept;
  return { step, method, who: { ...who, captcha: '' } };
}

function keepProgress({ step, method, who: { username, dialingCode, contact } }: ForgotProgress): void {
  writeStored('session', KEY, { step, method, username, dialingCode, contact });
}

export function dropProgress(): void {
  removeStored('session', KEY);
}
