import { compareMoney } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Disclosure } from '@parlour/ui/disclosure';
import { Facts } from '@parlour/ui/facts';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { VipLevel } from '../../wire/vipWire';
import styles from './LevelLadder.module.css';
import { tierOf, TierEmblem } from './TierEmblem';

type LevelLadderProps = { levels: readonly VipLevel[]; mine: number | undefined; symbol: string };

const amounts = ['keep', 'upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/** All levels as steps, from the first to the highest, with an emblem and the wagering of each. A tap opens what the level gives. Marks the player's step. */
export function LevelLadder({ levels, mine, symbol }: LevelLadderProps) {
  const { t } = useTranslation('promotions');
  if (levels.length === 0) return null;
  return (
    <Stack>
      <SectionTitle title={t('vip.levels')} />
      <ol className={styles.ladder} aria-label={t('vip.ladder')}>
        {levels.map((level, place) => (
          <li key={level.level} className={styles.step} aria-current={level.level === mine ? 'step' : undefined}>
            <TierEmblem tier={tierOf(place, levels.length)} size="m" />
            <Step level={level} mine={mine} symbol={symbol} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type StepProps = { level: VipLevel; mine: number | undefined; symbol: string };

function Step({ level, mine, symbol }: StepProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const isReached = mine !== undefined && level.level < mine;
  const marks = (
    <span className={styles.marks}>
      {compareMoney(level.turnover, '0') > 0 && <span>{t('vip.from', { amount: amountText(level.turnover) })}</span>}
      {level.level === mine && <span className={styles.mine}>{t('vip.yourLevel')}</span>}
      {isReached && (
        <span className={styles.reached}>
          <Icon name="check" size="s" label={t('vip.reached')} />
        </span>
      )}
    </span>
  );
  return (
    <div className={styles.words}>
      <Disclosure look="line" title={level.name} end={marks}>
        <Facts
          rows={[
            ...amounts
              .filter((amount) => compareMoney(level[amount], '0') > 0)
              .map((amount) => ({ label: t(`vip.gift.${amount}`), value: amountText(level[amount]) })),
            { label: t('vip.gift.withdrawCount'), value: level.withdrawCount },
          ]}
        />
      </Disclosure>
    </div>
  );
}
