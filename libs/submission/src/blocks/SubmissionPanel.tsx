import { useErrorText } from '@parlour/api-client';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { type ReactNode, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../submissionKind';
import styles from './SubmissionPanel.module.css';

type SendAgainProps = {
  needsPassword: boolean;
  isRisky: boolean;
  isBusy: boolean;
  sendLabel: string;
  discardLabel: string;
  onSend: (password: string) => void;
  onDiscard: () => void;
};

/** Actions for a request that never reached the gateway. */
function SendAgain({ needsPassword, isRisky, isBusy, sendLabel, discardLabel, onSend, onDiscard }: SendAgainProps) {
  const { t } = useTranslation('submission');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const lacksPassword = needsPassword && !isPin(password);
    setIncomplete(lacksPassword);
    if (!lacksPassword) onSend(password);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        {needsPassword && (
          <PinField
            label={t('pin.label')}
            length={PIN_LENGTH}
            toDigits={typedPin}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isIncomplete && t('pin.problem')}
            showLabel={t('pin.show')}
            hideLabel={t('pin.hide')}
          />
        )}
        <Button type="submit" variant={isRisky ? 'secondary' : 'primary'} block busy={isBusy}>
          {sendLabel}
        </Button>
        <Button variant="ghost" block disabled={isBusy} onClick={onDiscard}>
          {discardLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** Texts that a library may replace. */
export type SubmissionTexts = {
  unknownTitle?: string;
  unknownText?: string;
  checkNow?: string;
  absentTitle?: string;
  absentText?: string;
  sendAgain?: string;
  discard?: string;
};

export type SubmissionPanelProps = {
  submission: Pick<Submission<unknown, unknown>, 'state' | 'isAbsent' | 'isRisky' | 'isSearched' | 'isChecking' | 'check' | 'discard'> &
    /** Missing on a screen whose form comes back when nothing arrived. */
    Partial<Pick<Submission<unknown, unknown>, 'resend' | 'error'>>;
  /** Sentence that describes the request. */
  what: string;
  /** True if the request includes a transaction password. It is not stored, so the player must type it again. */
  needsPassword?: boolean;
  texts?: SubmissionTexts;
  /** Further actions. */
  children?: ReactNode;
};

/**
 * Replaces a form while the outcome of its request is unknown. It offers to send the request again, under the same key, only if the gateway
 * reports that nothing arrived (product 3, money result rule). A gateway without keys cannot report that, and a request that is sent again may happen
 * twice: the panel says so, and the further actions come first. Where nothing looks for the outcome, it neither says that it is checked nor offers to.
 */
export function SubmissionPanel({ submission, what, needsPassword = false, texts = {}, children }: SubmissionPanelProps) {
  const { t } = useTranslation('submission');
  const { isAbsent, isRisky, isSearched, isChecking, state, error, check, resend, discard } = submission;
  const errorText = useErrorText();
  const looksFirst = isAbsent && isRisky;
  const words = useWords(submission, texts);

  return (
    <Card tone="accent">
      <div role="status">
        <Stack>
          {!isAbsent && isSearched && (
            <p>
              <StatusChip tone="checking" label={t('unknown.chip')} />
            </p>
          )}
          <h2 className={styles.title}>{isAbsent ? words.absentTitle : words.unknownTitle}</h2>
          <p className={styles.what}>{what}</p>
          <p>{isAbsent ? words.absentText : words.unknownText}</p>
        </Stack>
      </div>
      <div className={styles.actions}>
        {isAbsent && error !== undefined && <Notice tone="danger" title={errorText(error)} />}
        {looksFirst && children}
        {isAbsent ? (
          <SendAgain
            needsPassword={needsPassword}
            isRisky={isRisky}
            isBusy={state === 'sending'}
            sendLabel={words.sendAgain}
            discardLabel={words.discard}
            onSend={(password) => void resend?.(password)}
            onDiscard={discard}
          />
        ) : (
          isSearched && (
            <Button variant="secondary" icon="refresh" block busy={isChecking} onClick={() => void check()}>
              {words.checkNow}
            </Button>
          )
        )}
        {!looksFirst && children}
      </div>
    </Card>
  );
}

/** The texts of the panel: of a risky request the panel's own, which warn. */
function useWords(
  { isRisky, isSearched }: Pick<Submission<unknown, unknown>, 'isRisky' | 'isSearched'>,
  texts: SubmissionTexts,
): Required<SubmissionTexts> {
  const { t } = useTranslation('submission');
  return {
    unknownTitle: t(isSearched ? 'unknown.title' : 'keyless.absentTitle'),
    unknownText: t(!isSearched ? 'keyless.unsearchedText' : isRisky ? 'keyless.unknownText' : 'unknown.text'),
    checkNow: t('unknown.checkNow'),
    absentTitle: t('absent.title'),
    absentText: t('absent.text'),
    sendAgain: t('absent.sendAgain'),
    discard: t('absent.discard'),
    ...texts,
    ...(isRisky && {
      absentTitle: t('keyless.absentTitle'),
      absentText: t('keyless.absentText'),
      sendAgain: t('keyless.sendAgain'),
      discard: t('keyless.discard'),
    }),
  };
}
