import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Disclosure } from '@parlour/ui/disclosure';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContractText } from '../../hooks/useContractText';
import { answerNeeds, shownTerms } from '../../rules/contractTerms';
import type { Contract, Terms } from '../../wire/contract';
import { AnswerBar, AnswerSheet, DownlineWarning, useAnswer } from './AnswerSheet';
import { ContractHead } from './ContractHead';
import { ContractTiers } from './ContractTiers';
import styles from './ContractView.module.css';

type ContractViewProps = { contract: Contract };

export function ContractView({ contract }: ContractViewProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const answer = useAnswer(contract);
  const { version, isEnd, warning } = answerNeeds(contract);
  const { terms } = shownTerms(contract);

  return (
    <>
      <Stack gap={4}>
        {answer.isChanged && <Notice tone="warn">{t('answer.changed')}</Notice>}
        {terms ? (
          <>
            <ContractHead contract={contract} />
            {warning && <DownlineWarning contract={contract} warning={warning} />}
            <ContractTiers contract={contract} />
            <ContractTerms terms={terms} />
          </>
        ) : (
          <EmptyState
            icon="clipboard-list"
            title={t(contract.answeredAt ? 'contract.empty.now' : 'contract.empty.title')}
            text={contract.answeredAt ? t('contract.ended', { date: text.date(contract.answeredAt) }) : t('contract.empty.text')}
            action={
              <Button as={Link} to={paths.session.member} variant="secondary">
                {t('contract.member')}
              </Button>
            }
          />
        )}
        <ContractHistory contract={contract} />
      </Stack>
      {version && <AnswerBar isEnd={isEnd} isLocked={answer.isStale} onChoose={answer.choose} />}
      {answer.choice && (
        <AnswerSheet
          contract={contract}
          accept={answer.choice.accept}
          isBusy={answer.isBusy}
          problem={answer.problem}
          onClose={answer.cancel}
          onSend={(acknowledged) => void answer.send(acknowledged)}
        />
      )}
    </>
  );
}

type ContractTermsProps = { terms: Terms };

function ContractTerms({ terms }: ContractTermsProps) {
  const { t } = useTranslation('agent');
  return (
    <Disclosure title={t('contract.terms')} end={t('contract.termsVersion', { version: terms.textVersion })}>
      <p className={styles.text}>{terms.text}</p>
    </Disclosure>
  );
}

type ContractHistoryProps = { contract: Contract };

/** Lists past requests and answers, latest first. */
function ContractHistory({ contract }: ContractHistoryProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  if (contract.history.length === 0) return null;
  return (
    <Disclosure title={t('contract.history')}>
      <ol className={styles.list}>
        {contract.history.map(({ version, event, at }, index) => (
          <li key={index} className={styles.line}>
            <span>
              {t(`contract.event.${event}`)}
              <span className={styles.version}>{version}</span>
            </span>
            <time dateTime={new Date(at).toISOString()}>{text.date(at)}</time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
