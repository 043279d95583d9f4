import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { AnswerNeeds } from '../../rules/answerNeeds';
import type { Contract } from '../../wire';
import { useContractText } from '../../hooks/useContractText';

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
