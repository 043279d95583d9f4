import { useRole } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useGetSignInQuery } from '../api/rewardsApi';
import { useAmountText } from '../hooks/useAmountText';
import type { ClaimDesk } from '../hooks/useClaimDesk';
import styles from './SignInCalendar.module.css';

type SignInCalendarProps = { desk: ClaimDesk };

/** The month's sign-in gifts. Days that were missed are only days; a calendar that does not load takes no room. */
export function SignInCalendar({ desk }: SignInCalendarProps) {
  const { t } = useTranslation('promotions');
  const { isRealMember } = useRole();
  const { data } = useGetSignInQuery(undefined, { skip: !isRealMember });
  const amountText = useAmountText(data?.currencySymbol ?? '');
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
            busy={desk.claiming.includes('signIn')}
            disabled={desk.isUnknown || desk.claiming.length > 0}
            onClick={() => void desk.signIn()}
          >
            {t('signIn.button', { amount: amountText(today.amount) })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
