import { paths, readStored, removeStored, writeStored } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { dialingCodeOf } from '../../rules/mobileNumber';
import type { ForgotMethod, ForgotWho } from './useForgot';

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
