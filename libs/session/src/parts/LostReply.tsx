import { useDateFormat } from '@parlour/merchant';
import { type SecretSubmission, SubmissionPanel } from '@parlour/submission';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

/** The kind of request that was sent. */
type Sent = 'registration' | 'password' | 'transactionPassword';

export type LostReplyProps = {
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
      texts={{ unknownTitle: t(`lost.${sent}.title`), unknownText: t(`lost.${sent}.text`) }}
    />
  );
}

/** Explains why the form is back: the gateway has not received the request. */
export function NothingArrived({ sent }: { sent: Sent }) {
  const { t } = useTranslation('session');
  return (
    <Notice tone="info" title={t(`lost.${sent}.absent.title`)}>
      {t(`lost.${sent}.absent.text`)}
    </Notice>
  );
}
