import { addMoney, formatMoney } from '@parlour/kernel/money';
import { useFlag, useLocale } from '@parlour/site';
import { Money } from '@parlour/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IllustrationBox } from './IllustrationBox';
import styles from './JackpotCounter.module.css';
import { randomWithin, useBeat, jackpotNumbers } from '../../rules/illustrationNumbers';
import { useIllustration } from './useIllustration';

export type IllustratedProps = {
  /** The merchant's currency symbol, from the wallet. */
  symbol?: string;
};

/** An animated counter (specification 1, "Cosmetic widgets"); the merchant may leave it out. */
export function JackpotCounter(props: IllustratedProps) {
  return useFlag('jackpotWidget') && <Counter {...props} />;
}

function Counter({ symbol }: IllustratedProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const [amount, setAmount] = useState<string>(jackpotNumbers.start);
  const illustration = useIllustration();
  useBeat(illustration.isRunning, jackpotNumbers.wait, () => setAmount(addMoney(amount, String(randomWithin(jackpotNumbers.increment)))));

  return (
    <IllustrationBox icon="crown" title={t('illustration.jackpot')} illustration={illustration}>
      <p className={styles.amount}>
        <Money symbol={symbol} digits={formatMoney(amount, { locale, symbol })} size="xl" />
      </p>
    </IllustrationBox>
  );
}
