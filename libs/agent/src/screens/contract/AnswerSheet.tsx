import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerNeeds } from '../../rules/answerNeeds';
import type { Contract } from '../../wire';
import { DownlineWarning } from './DownlineWarning';
import { useContractText } from '../../hooks/useContractText';
import { useRateRows } from './useRateRows';

type AnswerSheetProps = {
  contract: Contract;
  accept: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSend: (acknowledged: boolean) => void;
};

/** Repeats the rates before the answer is sent. Requires a checkbox if a downline would earn more. */
export function AnswerSheet({ contract, accept, isBusy, problem, onClose, onSend }: AnswerSheetProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const rows = useRateRows(contract);
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const { isEnd, warning } = answerNeeds(contract);
  const word = isEnd ? (accept ? 'end' : 'keep') : accept ? 'accept' : 'reject';
  const needsTick = accept && warning !== undefined;
  const effectiveAt = contract.offer?.effectiveAt;

  function handleSend() {
    if (needsTick && !isAcknowledged) setTickMissing(true);
    else onSend(isAcknowledged);
  }

  return (
    <Sheet
      open
      title={t(`answer.${word}.title`)}
      closeLabel={t('answer.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} variant={word === 'reject' || word === 'end' ? 'danger' : 'primary'} onClick={handleSend}>
          {t(`answer.${word}.submit`)}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t(`answer.${word}.text`)}</p>
        <Facts
          rows={effectiveAt && word === 'accept' ? [...rows, { label: t('answer.effective'), value: text.date(effectiveAt) }] : rows}
        />
        {needsTick && (
          <>
            <DownlineWarning contract={contract} warning={warning} />
            <Checkbox
              label={t('answer.acknowledge')}
              checked={isAcknowledged}
              error={isTickMissing && !isAcknowledged ? t('answer.acknowledgeFirst') : undefined}
              onChange={(event) => setAcknowledged(event.target.checked)}
            />
          </>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </Stack>
    </Sheet>
  );
}
