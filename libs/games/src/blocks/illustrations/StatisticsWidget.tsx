import { formatMoney, groupDigits } from '@parlour/kernel/money';
import { useFlag, useLocale } from '@parlour/site';
import { Money } from '@parlour/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IllustrationBox } from './IllustrationBox';
import type { IllustratedProps } from './JackpotCounter';
import styles from './StatisticsWidget.module.css';
import { randomWithin, useBeat, statisticsNumbers } from '../../rules/illustrationNumbers';
import { useIllustration } from './useIllustration';

/** Animated numbers of users and winnings (specification 1, "Cosmetic widgets"); the merchant may leave them out. */
export function StatisticsWidget(props: IllustratedProps) {
  return useFlag('statisticsWidget') && <Statistics {...props} />;
}

function Statistics({ symbol }: IllustratedProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const [users, setUsers] = useState(() => randomWithin(statisticsNumbers.users));
  const [winnings, setWinnings] = useState(() => randomWithin(statisticsNumbers.winnings));
  const illustration = useIllustration();
  useBeat(illustration.isRunning, statisticsNumbers.usersWait, () => setUsers(randomWithin(statisticsNumbers.users)));
  useBeat(illustration.isRunning, statisticsNumbers.winningsWait, () => setWinnings(randomWithin(statisticsNumbers.winnings)));

  return (
    <IllustrationBox icon="trending-up" title={t('illustration.statistics')} illustration={illustration}>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.name}>{t('illustration.users')}</dt>
          <dd className={styles.value}>{groupDigits(`${users}`, locale)}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.name}>{t('illustration.winnings')}</dt>
          <dd className={styles.value}>
            <Money symbol={symbol} digits={formatMoney(String(winnings), { locale, decimals: 0 })} />
          </dd>
        </div>
      </dl>
    </IllustrationBox>
  );
}
