import { serverNow } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useContractText } from '../../hooks/useContractText';
import { shownTerms } from '../../rules/contractTerms';
import { headline } from '../../rules/tiers';
import type { Contract, ContractStatus, Terms } from '../../wire/contract';
import styles from './ContractHead.module.css';

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
          <p className={styles.words}>{t('contract.endAsked', { upline: upline ?? t('contract.inSentence.upline') })}</p>
        ) : (
          terms && <ContractSummary contract={contract} terms={terms} />
        )}
        <ContractDates contract={contract} />
      </Stack>
    </Card>
  );
}

type ContractSummaryProps = { contract: Contract; terms: Terms };

/** A placeholder for the rate, which is rendered in bold. This character occurs in no name or figure. */
const MARK = '\uE000';

/** Summarises the contract in one sentence (product 4.5). */
function ContractSummary({ contract, terms }: ContractSummaryProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const spoken = headline(terms.tiers);
  if (!spoken) return null;
  const { entry, best } = spoken;
  const words = t(`contract.sentence.${contract.kind}`, {
    upline: contract.upline ?? t('contract.inSentence.upline'),
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

type ContractDatesProps = { contract: Contract };

/** Shows whether a request is pending, the date of the last answer and the effective date. */
function ContractDates({ contract }: ContractDatesProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { status, answeredAt, current } = contract;
  const effectiveAt = shownTerms(contract).terms?.effectiveAt ?? 0;
  const isAccepted = status === 'active' || status === 'upcoming';

  const lines = [
    status === 'active' && t('contract.noRequest'),
    isAccepted && answeredAt !== null && t('contract.accepted', { date: text.date(answeredAt) }),
    status === 'rejected' && answeredAt !== null && t('contract.rejected', { date: text.date(answeredAt) }),
    status !== 'rejected' && effectiveAt > serverNow() && t('contract.effective', { date: text.date(effectiveAt) }),
    status === 'upcoming' && current !== null && t('contract.until'),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={styles.dates}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
