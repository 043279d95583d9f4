import { useCommunityLinks } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { siFacebook, siInstagram, siTelegram, siTiktok, siViber, siWhatsapp, siX, siYoutube } from 'simple-icons';
import styles from './SiteFooter.module.css';

/** Icons by the beginning of the resource type; a type without an icon is shown as text. */
const drawings = {
  FACEBOOK: siFacebook,
  INSTAGRAM: siInstagram,
  TELEGRAM: siTelegram,
  YOUTUBE: siYoutube,
  WHATSAPP: siWhatsapp,
  TIKTOK: siTiktok,
  TWITTER: siX,
  VIBER: siViber,
};

/** Social icons, only for the resource types that the operator provided (specification 2, "Footer of home"). */
export function SocialLinks() {
  const { t } = useTranslation('shell');
  const links = useCommunityLinks().map((link) => {
    const drawing = Object.entries(drawings).find(([start]) => link.type.toUpperCase().startsWith(start))?.[1];
    return { ...link, drawing };
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {links.map(({ type, name, url, drawing }) => (
        <li key={type}>
          <a className={styles.channel} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
            {drawing && (
              <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden>
                <path d={drawing.path} />
              </svg>
            )}
            {/* Two channels with one icon are told apart by their names. */}
            {(!drawing || links.filter((other) => other.drawing === drawing).length > 1) && name}
          </a>
        </li>
      ))}
    </ul>
  );
}
