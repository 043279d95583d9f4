import { Checkbox } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../parts/Stepper';
import styles from './ChaseFields.module.css';

export type Chase = { multipliers: number[]; stopOnWin: boolean };
export type ChaseFieldsProps = { chase: Chase; maxDraws: number; onChange: (chase: Chase) => void };

const mostTimes = 999;

/** Number of draws, the multiplier of the stake in each, and whether a win stops the chase. */
export function ChaseFields({ chase, maxDraws, onChange }: ChaseFieldsProps) {
  const { t } = useTranslation('games');
  const { multipliers } = chase;

  function setDraws(draws: number) {
    onChange({ ...chase, multipliers: Array.from({ length: draws }, (_, at) => multipliers[at] ?? 1) });
  }

  return (
    <div className={styles.fields}>
      <Stepper label={t('lottery.chase.draws')} value={multipliers.length} max={Math.max(1, maxDraws)} onChange={setDraws} />
      {multipliers.length > 1 && (
        <>
          {multipliers.map((times, at) => (
            <Stepper
              key={at}
              label={t('lottery.chase.times', { place: at + 1 })}
              value={times}
              max={mostTimes}
              onChange={(next) => onChange({ ...chase, multipliers: multipliers.map((old, place) => (place === at ? next : old)) })}
            />
          ))}
          <Checkbox
            label={t('lottery.chase.stop')}
            checked={chase.stopOnWin}
            onChange={(event) => onChange({ ...chase, stopOnWin: event.target.checked })}
          />
        </>
      )}
    </div>
  );
}
