import { useErrorText, isAppError } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { type SecretSubmission, SubmissionPanel, useLostState } from '@parlour/submission';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { loginRefusal } from '../wire/sessionWire';

export function LoginFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { lockedUntil } = loginProblem(failure);
  const time = lockedUntil !== undefined && dates.time(lockedUntil);
  return (
    <Notice tone="danger">
      {errorText(failure)}
      {time && ` ${t('login.lockedUntil', { time })}`}
    </Notice>
  );
}

/**
 * Returns details of a refused login besides the message: whether a captcha is now required, and the time (ms) until which the
 * account is locked.
 */
export function loginProblem(error: unknown): { wantsCaptcha: boolean; lockedUntil?: number } {
  if (!isAppError(error) || error.kind !== 'business') return { wantsCaptcha: false };
  const details = v.safeParse(loginRefusal, error.value);
  const { captcha, lockedUntil } = details.success ? details.output : { captcha: false, lockedUntil: undefined };
  return { wantsCaptcha: captcha || error.code.startsWith('CAPTCHA_'), lockedUntil: lockedUntil ?? undefined };
}

type Sent = 'registration' | 'password' | 'transactionPassword';

type LostReplyProps = {
  sent: Sent;
  checking: Omit<NonNullable<SecretSubmission<unknown, unknown, unknown>['checking']>, 'content'>;
};

/** Takes the place of a form after a lost reply, while the gateway is asked by the key. */
export function LostReply({ sent, checking }: LostReplyProps) {
  const { t } = useTranslation('session');
  const time = useDateFormat().time(checking.startedAt);
  return (
    <SubmissionPanel
      submission={checking}
      what={t(`lost.${sent}.what`, { time })}
      texts={
        checking.isSearched
          ? { unknownTitle: t(`lost.${sent}.title`), unknownText: t(`lost.${sent}.text`) }
          : { unknownTitle: t(`lost.${sent}.unsure.title`), unknownText: t(`lost.${sent}.unsure.text`) }
      }
    />
  );
}

/** Explains why the form is back: the gateway has not received the request, or has no keys and cannot say. */
export function NothingArrived({ sent }: { sent: Sent }) {
  const { t } = useTranslation('session');
  const lost = useLostState();
  return (
    <Notice tone="info" title={t(`lost.${sent}.${lost}.title`)}>
      {t(`lost.${sent}.${lost}.text`)}
    </Notice>
  );
}
