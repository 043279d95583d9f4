import { Checkbox } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../parts/Stepper';
import { type Chase, mostTimes, withDraws } from '../rules/chase';
import styles from './ChaseFields.module.css';

export type ChaseFieldsProps = { chase: Chase; maxDraws: number; onChange: (chase: Chase) => void };

/** Number of draws, the multiplier of the stake in each, and whether a win stops the chase. */
export function ChaseFields({ chase, maxDraws, onChange }: ChaseFieldsProps) {
  const { t } = useTranslation('games');
  const { draws, times } = chase;

  return (
    <div className={styles.fields}>
      <Stepper
        label={t('lottery.chase.draws')}
        text={draws}
        max={maxDraws}
        onChange={(text) => onChange(withDraws(chase, text, maxDraws))}
      />
      {times.length > 1 && (
        <>
          {times.map((text, at) => (
            <Stepper
              key={at}
              label={t('lottery.chase.times', { place: at + 1 })}
              text={text}
              max={mostTimes}
              onChange={(next) => onChange({ ...chase, times: times.map((old, place) => (place === at ? next : old)) })}
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
