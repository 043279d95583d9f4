import { Icon } from '@parlour/ui/icon';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { RewardArt, type RewardPicture } from '../../parts/reward-art/RewardArt';
import type { SignInDay } from '../../wire/rewardWire';
import styles from './SignInDays.module.css';

type SignInDaysProps = {
  days: readonly SignInDay[];
  pictures: ReadonlyMap<string, RewardPicture>;
  amountText: (amount: string) => string;
  /** One line of days with pictures, or the month as a table. */
  look: 'strip' | 'month';
};

/** Days of the sign-in calendar: their gift and its state. Missed days are not highlighted. */
export function SignInDays({ days, pictures, amountText, look }: SignInDaysProps) {
  const { t } = useTranslation('promotions');
  return (
    <ol className={styles.days} data-look={look}>
      {days.map(({ day, state, amount }) => (
        <li key={day} className={styles.day} data-state={state} aria-current={state === 'open' ? 'date' : undefined}>
          <span className={styles.number}>{Number(day.slice(-2))}</span>
          {look === 'strip' && (state === 'open' || state === 'ahead') && <RewardArt picture={pictures.get(day) ?? 'coin'} size="s" />}
          {state === 'done' ? (
            <Icon name="check" size={look === 'strip' ? 'm' : 's'} />
          ) : state === 'missed' ? (
            <span aria-hidden>–</span>
          ) : (
            <span className={styles.amount}>{amountText(amount)}</span>
          )}
          <VisuallyHidden>{t(`signIn.state.${state}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
