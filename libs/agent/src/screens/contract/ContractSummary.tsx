import { useTranslation } from 'react-i18next';
import { headline } from '../../rules/headline';
import type { Contract, Terms } from '../../wire';
import styles from './ContractSummary.module.css';
import { useContractText } from '../../hooks/useContractText';

type ContractSummaryProps = { contract: Contract; terms: Terms };

/** A placeholder for the rate, which is rendered in bold. This character occurs in no name or figure. */
const MARK = '\uE000';

/** Summarises the contract in one sentence (product 4.5). */
export function ContractSummary({ contract, terms }: ContractSummaryProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const spoken = headline(terms.tiers);
  if (!spoken) return null;
  const { entry, best } = spoken;
  const words = t(`contract.sentence.${contract.kind}`, {
    upline: contract.upline ?? t('contract.upline'),
    rate: MARK,
    product: text.product(entry.productType).toLocaleLowerCase(),
    bet: text.amount(entry.betAtLeast),
    loss: text.amount(entry.netLossAtLeast ?? '0'),
    count: entry.activeMembers,
  });
  const [before, after] = words.split(MARK);

  return (
    <div className={styles.sentence}>
      <p>
        {before}
        <strong className={styles.rate}>{text.rate(entry)}</strong>
        {after}
      </p>
      {best && <p className={styles.more}>{t('contract.best', { rate: text.rate(best) })}</p>}
    </div>
  );
}
