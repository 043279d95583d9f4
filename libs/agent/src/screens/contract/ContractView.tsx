import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { answerNeeds } from '../../rules/answerNeeds';
import { shownTerms } from '../../rules/shownTerms';
import type { Contract } from '../../wire';
import { AnswerBar } from './AnswerBar';
import { AnswerSheet } from './AnswerSheet';
import { ContractHead } from './ContractHead';
import { DownlineWarning } from './DownlineWarning';
import { ContractHistory } from './ContractHistory';
import { ContractTerms } from './ContractTerms';
import { ContractTiers } from './ContractTiers';
import { useAnswer } from './useAnswer';
import { useContractText } from '../../hooks/useContractText';

type ContractViewProps = { contract: Contract };

/** Shows all parts of one contract and the answer buttons. */
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
