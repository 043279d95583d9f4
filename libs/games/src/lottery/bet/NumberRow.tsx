import { Chip, ChipRow } from '@parlour/ui/chip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasQuickPicks, quickPick, quickPicks } from '../rules/quickPicks';
import styles from './NumberRow.module.css';

export type NumberRowProps = {
  label: string;
  options: readonly { id: string; label: string }[];
  picks: readonly string[];
  onChange: (picks: string[]) => void;
};

/** A row of numbers to choose from. */
export function NumberRow({ label, options, picks, onChange }: NumberRowProps) {
  const { t } = useTranslation('games');
  const labelId = useId();
  const ids = options.map(({ id }) => id);
  const isWide = options.some(({ label: name }) => name.length > 2);

  function toggle(id: string) {
    // Keep the order of the options, not the order of taps.
    onChange(ids.filter((other) => (other === id ? !picks.includes(id) : picks.includes(other))));
  }

  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <div className={styles.head}>
        <h2 className={styles.label} id={labelId}>
          {label}
        </h2>
        {picks.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => onChange([])} aria-label={t('lottery.clearRow', { row: label })}>
            {t('lottery.clear')}
          </button>
        )}
      </div>
      {hasQuickPicks(ids) && (
        <ChipRow label={t('lottery.quickPicks', { row: label })}>
          {quickPicks.map((pick) => (
            <Chip key={pick} onClick={() => onChange(quickPick(ids, pick))}>
              {t(`lottery.pick.${pick}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.balls} data-wide={isWide || undefined}>
        {options.map(({ id, label: name }) => (
          <button key={id} type="button" className={styles.ball} aria-pressed={picks.includes(id)} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
