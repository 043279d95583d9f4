import { useImageUrl } from '@parlour/content';
import { toastRequested } from '@parlour/kernel';
import { useMember } from '@parlour/player';
import { useDateFormat } from '@parlour/site/format';
import { Avatar } from '@parlour/ui/avatar';
import { copyText } from '@parlour/ui/facts';
import { Icon } from '@parlour/ui/icon';
import { tierClass } from '@parlour/ui/tier';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './MemberCard.module.css';

/**
 * Card with the player's name, masked account (can be copied), VIP label and member-since date. Renders nothing for a visitor.
 */
export function MemberCard() {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const dispatch = useDispatch();
  const member = useMember();
  const imageUrl = useImageUrl();
  if (!member) return null;

  const { name, account, vipLabel, vipTier, joinedAt, avatar } = member;
  const joined = joinedAt && dates.date(joinedAt);

  async function handleCopy() {
    dispatch(
      (await copyText(account))
        ? toastRequested({ level: 'success', text: t('member.copied') })
        : toastRequested({ level: 'info', text: t('member.copyFailed', { account }) }),
    );
  }

  return (
    <section className={`${styles.card} ${tierClass}`} data-tier={vipTier} aria-label={t('title.member')}>
      <Avatar name={name} src={imageUrl(avatar)} size="l" />
      <div className={styles.words}>
        <div className={styles.title}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          {vipLabel && (
            <span className={styles.vip}>
              <Icon name="crown" size="s" />
              {vipLabel}
            </span>
          )}
        </div>
        <button type="button" className={styles.account} onClick={() => void handleCopy()}>
          {t('member.account', { account: maskAccount(account) })}
          <Icon name="copy" size="s" label={t('member.copy')} />
        </button>
        {/* The date comes later than the name, which the session has. */}
        <p className={styles.joined}>{joined ? t('member.joined', { date: joined }) : '\u00a0'}</p>
      </div>
    </section>
  );
}

/** Masks an account for display: the first and last two characters, with always three asterisks to hide the length. */
export function maskAccount(account: string): string {
  const signs = Array.from(account);
  if (signs.length <= 2) return '***';
  const shown = signs.length < 6 ? 1 : 2;
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`;
}
