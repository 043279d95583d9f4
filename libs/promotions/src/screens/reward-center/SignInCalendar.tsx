import { useAmountText } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useGetSignInQuery } from '../../api/rewardsApi';
import type { Claims } from '../../hooks/useClaims';
import styles from './SignInCalendar.module.css';

type SignInCalendarProps = { claims: Claims };

/** The calendar of the month's sign-in gifts. Missed days are not highlighted. If it fails to load, it renders nothing. */
export function SignInCalendar({ claims }: SignInCalendarProps) {
  const { t } = useTranslation('promotions');
  const { isRealMember } = useRole();
  const { data } = useGetSignInQuery(undefined, { skip: !isRealMember });
  const amountText = useAmountText(data?.currencySymbol ?? '', 'short');
  if (!data || data.days.length === 0) return null;
  const today = data.days.find(({ state }) => state === 'open');

  return (
    <Card>
      <Stack>
        <SectionTitle icon="calendar" title={t('signIn.title')} />
        <p>{t('signIn.count', { count: data.signedDays })}</p>
        <ol className={styles.days}>
          {data.days.map(({ day, state, amount }) => (
            <li key={day} className={styles.day} data-state={state} aria-current={state === 'open' ? 'date' : undefined}>
              <span className={styles.number}>{Number(day.slice(-2))}</span>
              {state === 'done' ? <Icon name="check" size="s" /> : state === 'missed' ? <span aria-hidden>–</span> : amountText(amount)}
              <VisuallyHidden>{t(`signIn.state.${state}`)}</VisuallyHidden>
            </li>
          ))}
        </ol>
        {today && (
          <Button
            block
            variant="secondary"
            busy={claims.claiming.includes('signIn')}
            disabled={claims.isUnknown || claims.claiming.length > 0}
            onClick={() => void claims.signIn()}
          >
            {t('signIn.button', { amount: amountText(today.amount) })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
