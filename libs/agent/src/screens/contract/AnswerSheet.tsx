import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractText } from '../../hooks/useContractText';
import { answerNeeds, type AnswerNeeds, shownTerms } from '../../rules/contractTerms';
import { compareTiers } from '../../rules/tiers';
import type { Contract } from '../../wire';
import styles from './AnswerSheet.module.css';

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

type AnswerBarProps = { isEnd: boolean; isLocked: boolean; onChoose: (accept: boolean) => void };

/** A sticky bar below the contract with the two possible answers. */
export function AnswerBar({ isEnd, isLocked, onChoose }: AnswerBarProps) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.bar} data-sticks="end">
      <Button variant="secondary" disabled={isLocked} onClick={() => onChoose(false)}>
        {t(isEnd ? 'answer.keep.button' : 'answer.reject.button')}
      </Button>
      <Button disabled={isLocked} onClick={() => onChoose(true)}>
        {t(isEnd ? 'answer.end.button' : 'answer.accept.button')}
      </Button>
    </div>
  );
}

type DownlineWarningProps = { contract: Contract; warning: NonNullable<AnswerNeeds['warning']> };

/** Warns that a downline would earn more than the agent after accepting (product 4.5). */
export function DownlineWarning({ contract, warning }: DownlineWarningProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  return (
    <Notice tone="warn" title={t('contract.warning.title')}>
      {t(contract.status === 'cancellation' ? 'contract.warning.end' : 'contract.warning.text', {
        downline: warning.downline,
        rate: text.rate(warning),
        product: text.product(warning.productType).toLocaleLowerCase(),
      })}
    </Notice>
  );
}

/** Returns the rates by product type as labels and values. A changed contract shows old and new rates. */
function useRateRows(contract: Contract): { label: string; value: string }[] {
  const text = useContractText(contract);
  const { terms, before } = shownTerms(contract);
  if (!terms) return [];
  return compareTiers((before ?? terms).tiers, terms.tiers).map(({ productType, steps }) => {
    const now = text.rates(steps.flatMap((step) => step.now ?? []));
    const next = text.rates(steps.flatMap((step) => step.next ?? []));
    return { label: text.product(productType), value: now === next ? next : `${now} → ${next}` };
  });
}
