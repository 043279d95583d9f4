import { appPath, openableUrl } from '@parlour/kernel';
import { savesData } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import { Carousel, type Slide } from '@parlour/ui/carousel';
import { SectionTitle } from '@parlour/ui/section';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnnouncements } from '../announcements';
import { useImageFiles } from '../hooks/useImageFiles';
import styles from './BannerStrip.module.css';

/** Available widths of banners, in pixels. */
export const bannerWidths = [720, 1080];

/** Displayed width of a banner, as a `sizes` attribute. */
export const bannerSizes = '(min-width: 900px) 900px, 100vw';

/** Screens outside home request only their own group (specification 7, announcements). */
const ownGroups = ['m_login', 'm_reg', 'm_game'];

export type BannerStripProps = {
  /** Banner group, e.g. "m_home" (specification 3). */
  group: string;
  /** True on home, whose set of announcements has every group. */
  isOnHome?: boolean | undefined;
  /** True in the first view: its first image loads with high priority. */
  isFirstView?: boolean;
  /** Heading above the banners; hidden if there are no banners. */
  heading?: ReactNode;
  /** Accessible name of the carousel; "News and offers" by default. */
  label?: string;
};

/** Carousel of the banners of a group (specification 2, "Banner carousel"). Renders nothing if the group is empty. */
export function BannerStrip({ group, isFirstView = true, isOnHome = false, heading, label }: BannerStripProps) {
  const { t } = useTranslation('content');
  const { linkHosts } = useMerchant();
  const imageFiles = useImageFiles();
  const isOwn = !isOnHome && ownGroups.includes(group);
  const { data, isError } = useAnnouncements(isOwn ? group : undefined);

  // Banners are optional, so an error leaves only an empty place.
  if (isError && !data) return <div className={styles.place} aria-hidden />;
  if (!data) return <Skeleton shape="block" ratio="5/2" />;
  const banners = data.banners.filter(({ groupName }) => groupName === group);
  if (banners.length === 0) return null;

  const slides = banners.map(({ id, url, title, link }): Slide => ({
    id,
    image: { ...imageFiles(url, bannerWidths), alt: title, sizes: bannerSizes, load: isFirstView ? 'first' : 'near' },
    ...openedProps(link, linkHosts),
  }));
  return (
    <div>
      {heading}
      <Carousel
        slides={slides}
        label={label ?? t('banners.label')}
        pauseLabel={t('banners.pause')}
        playLabel={t('banners.play')}
        isPausedAtFirst={savesData()}
        slideLabel={(position, total) => t('banners.slide', { position, total })}
      />
    </div>
  );
}

/** "Sports & Live": the banners of group m_game, on home and below the login (specification 2). Renders nothing if the group is empty. */
export function GameBanners({ isOnHome }: Pick<BannerStripProps, 'isOnHome'>) {
  const { t } = useTranslation('content');
  const title = t('banners.games');
  return <BannerStrip group="m_game" isFirstView={false} isOnHome={isOnHome} heading={<SectionTitle title={title} />} label={title} />;
}

/**
 * Returns the link props for an external link: they open a screen of this app or an allowed host in a new tab, or do nothing.
 */
export function openedProps(link: string | null | undefined, allowedHosts: readonly string[]): Pick<Slide, 'as' | 'linkProps'> {
  const path = appPath(link);
  if (path) return { as: Link, linkProps: { to: path } };
  const href = openableUrl(link, allowedHosts);
  return href ? { as: 'a', linkProps: { href, target: '_blank', rel: 'noopener noreferrer' } } : {};
}
