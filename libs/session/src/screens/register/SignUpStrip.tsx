import { useAmountText, useAnnouncements } from '@parlour/merchant';
import { Icon } from '@parlour/ui/icon';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterSetting } from '../../rules/registerFields';
import styles from './SignUpStrip.module.css';

type Gift = NonNullable<RegisterSetting['gift']>;

export type SignUpStripProps = {
  /** The promotion that led to the sign-up. */
  promotionId: string | undefined;
  gift: Gift | undefined;
};

/** Names what a new account brings: the promotion that led here, else the gift for everybody. Renders nothing if there is neither. */
export function SignUpStrip({ promotionId, gift }: SignUpStripProps) {
  if (promotionId) return <PromotionStrip id={promotionId} gift={gift} />;
  return gift ? <GiftStrip gift={gift} /> : null;
}

function PromotionStrip({ id, gift }: { id: string; gift: Gift | undefined }) {
  const { t } = useTranslation('session');
  const { data, isError } = useAnnouncements();
  const promotion = data?.promotion.find((one) => one.id === id);

  if (!data && !isError) {
    return (
      <div className={styles.place}>
        <Skeleton shape="fill" />
      </div>
    );
  }
  if (promotion) return <Strip title={promotion.title} text={t('register.promotionNext')} />;
  if (gift) return <GiftStrip gift={gift} />;
  return <Strip text={t(data ? 'register.promotionGone' : 'register.promotionNext')} />;
}

/** The gift for a new account, and the turnover that it needs before a withdrawal. */
function GiftStrip({ gift: { amount, currencySymbol, turnoverTimes } }: { gift: Gift }) {
  const { t } = useTranslation('session');
  const amountText = useAmountText(currencySymbol, 'short');
  return (
    <Strip
      title={t('register.gift', { amount: amountText(amount) })}
      text={turnoverTimes && t('register.giftTerms', { times: turnoverTimes })}
    />
  );
}

function Strip({ title, text }: { title?: string; text: ReactNode }) {
  return (
    <p className={styles.strip}>
      <Icon name="gift" />
      <span className={styles.lines}>
        {title && <strong>{title}</strong>}
        {text && <span className={styles.text}> {text}</span>}
      </span>
    </p>
  );
}
