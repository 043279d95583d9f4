import { useDateFormat } from '@parlour/merchant';
import { SubmissionPanel, type SubmissionPanelProps } from '@parlour/submission';
import { useTranslation } from 'react-i18next';

export type LostRegistrationProps = {
  checking: SubmissionPanelProps['submission'] & { startedAt: number };
};

/** Takes the place of the registration form after a lost reply, while the gateway is asked by the key. */
export function LostRegistration({ checking }: LostRegistrationProps) {
  const { t } = useTranslation('session');
  const time = useDateFormat().time(checking.startedAt);
  return (
    <SubmissionPanel
      submission={checking}
      what={t('register.lost.what', { time })}
      texts={{ unknownTitle: t('register.lost.title'), unknownText: t('register.lost.text') }}
    />
  );
}
