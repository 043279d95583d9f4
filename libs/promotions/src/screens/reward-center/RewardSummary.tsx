import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import type { Claims } from '../../hooks/useClaims';
import type { ClaimSummary } from '../../rules/claimSummary';
import styles from './RewardSummary.module.css';

type RewardSummaryProps = { summary: ClaimSummary; claims: Claims };

/** Shows the total that can be claimed, how many rewards expire soon, and the "Claim all" button. Renders nothing if there is nothing to claim. */
export function RewardSummary({ summary, claims }: RewardSummaryProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const { rewards, total, symbol, expiringSoon } = summary;
  if (rewards.length === 0) return null;
  return (
    <Card tone="accent">
      <div className={styles.summary}>
        <div>
          <p className={styles.label}>{t('summary.claimable')}</p>
          <Money symbol={symbol} digits={formatMoney(total, { locale, decimals: 2 })} tone="gold" size="xl" />
          {expiringSoon > 0 && <p className={styles.label}>{t('summary.soon', { count: expiringSoon })}</p>}
        </div>
        {rewards.length >= 2 && (
          <Button
            block
            busy={rewards.length === claims.claiming.length}
            disabled={claims.isUnknown || claims.claiming.length > 0}
            onClick={() => claims.ask(rewards)}
          >
            {t('summary.claimAll', { count: rewards.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}
