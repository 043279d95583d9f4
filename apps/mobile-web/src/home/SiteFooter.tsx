import { CategoryLinks, VendorLogos } from '@parlour/games';
import { ResourceLogos } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { useCommunityLinks, useMerchant, useOffers } from '@parlour/site';
import { HelpFooter, useSupportLink } from '@parlour/messaging';
import { BrandMark, type BrandName } from '@parlour/ui/icon';
import { LinkList } from '@parlour/ui/link-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SiteFooter.module.css';

/** Marks by the beginning of the resource type; a type without a mark is shown as text. */
const marks: Record<string, BrandName> = {
  FACEBOOK: 'facebook',
  INSTAGRAM: 'instagram',
  TELEGRAM: 'telegram',
  YOUTUBE: 'youtube',
  WHATSAPP: 'whatsapp',
  TIKTOK: 'tiktok',
  TWITTER: 'x',
  VIBER: 'viber',
};

/** Social icons, only for the resource types that the operator provided (specification 2, "Footer of home"). */
function SocialLinks() {
  const { t } = useTranslation('shell');
  const links = useCommunityLinks().map((link) => {
    const mark = Object.entries(marks).find(([start]) => link.type.toUpperCase().startsWith(start))?.[1];
    return { ...link, mark };
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {links.map(({ type, name, url, mark }) => (
        <li key={type}>
          <a className={styles.channel} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
            {mark && <BrandMark name={mark} />}
            {/* Two channels with one mark are told apart by their names. */}
            {(!mark || links.filter((other) => other.mark === mark).length > 1) && name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The specification gives the year of the copyright line (section 1, "Home footer"). */
const YEAR = 2025;

export type SiteFooterProps = {
  /** The categories of games and their vendors, which are for home alone. */
  hasGames?: boolean;
};

/** The footer: links, licence, age limit and legal notices (specification 2, "Footer of home"). */
export function SiteFooter({ hasGames = true }: SiteFooterProps) {
  const { t } = useTranslation('shell');
  const { brand, minAge } = useMerchant();
  const [hasFeedback, hasHelp] = [useOffers('sendFeedback'), useOffers('getHelp')];
  return (
    <footer className={styles.footer} data-skippable>
      {hasGames && <CategoryLinks label={t('footer.games')} />}
      <nav aria-label={t('footer.contact')}>
        <LinkList layout="strip">
          <li>
            <Link to={paths.session.playControls}>{t('footer.playControls')}</Link>
          </li>
          {hasFeedback && (
            <li>
              <Link to={paths.messaging.feedback}>{t('footer.complaints')}</Link>
            </li>
          )}
          <li>
            <Link to={paths.session.terms}>{t('footer.terms')}</Link>
          </li>
          {hasHelp && (
            <li>
              <Link to={to(paths.messaging.help, {}, { title: 'affiliate' })}>{t('footer.affiliate')}</Link>
            </li>
          )}
          <SupportLink />
        </LinkList>
      </nav>
      <HelpFooter />
      <SocialLinks />
      {hasGames && <VendorLogos label={t('footer.vendors')} />}
      <ResourceLogos type="PAYMENT" label={t('footer.payments')} />
      <ResourceLogos type="LICENCE" label={t('footer.licences')} />
      <div className={styles.legal}>
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden>
            {minAge}+
          </span>
          {t('footer.age', { minAge })}
        </p>
        <p>{t('footer.law')}</p>
        <p>{t('footer.copyright', { year: YEAR, brand })}</p>
      </div>
    </footer>
  );
}

/** A separate component, so that the replies to its requests do not render the whole footer again. */
function SupportLink() {
  const { t } = useTranslation('shell');
  const support = useSupportLink();
  return (
    support && (
      <li>
        <a href={support} target="_blank" rel="noopener noreferrer">
          {t('footer.support')}
        </a>
      </li>
    )
  );
}
