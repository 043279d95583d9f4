import { Loading } from '@parlour/api-client';
import { useRole } from '@parlour/player';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Disclosure } from '@parlour/ui/disclosure';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useGetSignInQuery } from '../../api/rewardsApi';
import type { Claims } from '../../hooks/useClaims';
import { RewardArt, type RewardPicture } from '../../parts/RewardArt';
import { firstDay, giftPictures, streakOf, weekAround } from '../../rules/signInDays';
import type { SignInDay } from '../../wire/rewardWire';
import styles from './SignInCalendar.module.css';

type SignInCalendarProps = { claims: Claims };

/** Today's check-in with its streak, the gifts of this week, and the whole month below them. If the gifts fail to load, it renders nothing. */
export function SignInCalendar({ claims }: SignInCalendarProps) {
  const { t } = useTranslation('promotions');
  const { isRealMember } = useRole();
  const { data, isLoading } = useGetSignInQuery(undefined, { skip: !isRealMember });
  const amountText = useAmountText(data?.currencySymbol ?? '', 'short');
  if (isLoading) return <Loading cards={1} />;
  if (!data || data.days.length === 0) return null;
  const week = weekAround(data.days);
  const gifts = { pictures: giftPictures(data.days), amountText, since: firstDay(data.days) ?? '' };
  const streak = streakOf(data.days);
  const today = data.days.find(({ state }) => state === 'open');

  return (
    <Card tone="accent">
      <Stack>
        <SectionTitle icon="calendar" title={t('signIn.title')} />
        {data.signedDays > 0 && (
          <p>
            {[streak > 1 && t('signIn.streak', { count: streak }), t('signIn.count', { count: data.signedDays })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <SignInDays days={week} {...gifts} look="strip" />
        {today && (
          <Button
            block
            busy={claims.claiming.includes('signIn')}
            disabled={claims.isLocked || claims.claiming.length > 0}
            onClick={() => void claims.signIn()}
          >
            {t('signIn.button', { amount: amountText(today.amount) })}
          </Button>
        )}
        {data.days.length > week.length && (
          <Disclosure look="line" title={t('signIn.month')}>
            <SignInDays days={data.days} {...gifts} look="month" />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

type SignInDaysProps = {
  days: readonly SignInDay[];
  pictures: ReadonlyMap<string, RewardPicture>;
  amountText: (amount: string) => string;
  /** The day of the first check-in. Days before it are no missed ones. */
  since: string;
  /** One line of days with pictures, or the month as a table. */
  look: 'strip' | 'month';
};

/** Days of the sign-in calendar: their gift and its state. Missed days are not highlighted. */
function SignInDays({ days, pictures, amountText, since, look }: SignInDaysProps) {
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
            day > since && <span aria-hidden>–</span>
          ) : (
            <span className={styles.amount}>{amountText(amount)}</span>
          )}
          <VisuallyHidden>{t(`signIn.state.${state}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
