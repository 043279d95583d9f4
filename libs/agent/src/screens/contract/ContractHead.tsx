import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { shownTerms } from '../../rules/shownTerms';
import type { Contract, ContractStatus } from '../../wire';
import { ContractDates } from './ContractDates';
import styles from './ContractHead.module.css';
import { ContractSummary } from './ContractSummary';

type ContractHeadProps = { contract: Contract };

const tones: Record<ContractStatus, StatusTone> = {
  new: 'pending',
  changed: 'checking',
  cancellation: 'pending',
  upcoming: 'checking',
  active: 'success',
  rejected: 'rejected',
  none: 'expired',
};

/** Shows the contract's status, a summary sentence and its dates. */
export function ContractHead({ contract }: ContractHeadProps) {
  const { t } = useTranslation('agent');
  const { status, upline } = contract;
  const { terms } = shownTerms(contract);

  return (
    <Card tone={contract.version ? 'accent' : 'raise'}>
      <Stack>
        <div>
          <StatusChip tone={tones[status]} label={t(`contract.status.${status}`)} />
        </div>
        {status === 'cancellation' ? (
          <p className={styles.words}>{t('contract.endAsked', { upline: upline ?? t('contract.upline') })}</p>
        ) : (
          terms && <ContractSummary contract={contract} terms={terms} />
        )}
        <ContractDates contract={contract} />
      </Stack>
    </Card>
  );
}
