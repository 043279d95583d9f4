import { SegmentedNav } from '@parlour/ui/segmented';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useGetContractRequestQuery } from '../../api/contractRequestApi';
import { contractPath } from '../../rules/contractPath';
import { waitingContracts } from '../../rules/waitingContracts';
import { contractKinds } from '../../wire';

/** Links to the three contracts; a dot marks a pending offer. */
export function ContractNav() {
  const { t } = useTranslation('agent');
  const { data } = useGetContractRequestQuery();
  const waiting = waitingContracts(data);
  return (
    <SegmentedNav
      as={NavLink}
      label={t('contract.nav')}
      items={contractKinds.map((kind) => ({
        id: kind,
        label: t(`kind.${kind}`),
        link: { to: contractPath(kind), replace: true },
        mark: waiting.includes(kind) ? t('contract.waits') : undefined,
      }))}
    />
  );
}
