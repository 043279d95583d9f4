import { useAmountText } from '@parlour/merchant';
import { Icon } from '@parlour/ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { orderMethods } from './methodOrder';
import type { DepositMethod } from '../../wire/transfer';
import { ChoiceTile } from '../../parts/ChoiceTile';
import styles from './MethodPicker.module.css';

export type MethodPickerProps = {
  methods: DepositMethod[];
  lastMethodId?: string;
  value: string;
  onChange: (methodId: string) => void;
  symbol: string;
};

const icons = { ewallet: 'smartphone', qr: 'qr', bank: 'bank', other: 'credit-card' } as const;

/** Lists payment methods by group with their limits, usual time and current health. */
export function MethodPicker({ methods, lastMethodId, value, onChange, symbol }: MethodPickerProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const numberText = useAmountText('');
  const id = useId();

  return (
    <div className={styles.tiles} role="radiogroup" aria-label={t('deposit.how')}>
      {orderMethods(methods, lastMethodId).map(({ methodId, group, kind, name, min, max, health, healthReason, typicalMinutes }) => (
        <ChoiceTile key={methodId} name={id} checked={methodId === value} disabled={health === 'down'} onChange={() => onChange(methodId)}>
          <span className={styles.group}>
            <Icon name={icons[group]} size="s" />
            {kind === 'manual' ? t('deposit.kind.manual') : t(`deposit.group.${group}`)}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.limits}>
            {amountText(min, 'short')} – {numberText(max, 'short')}
          </span>
          <span className={styles.health} data-health={health}>
            {health === 'ok' ? t('deposit.typical', { count: typicalMinutes }) : healthReason || t(`deposit.health.${health}`)}
          </span>
        </ChoiceTile>
      ))}
    </div>
  );
}
