import { savesData } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import { Film, type FilmProps } from '@parlour/ui/film';
import type { ReactNode } from 'react';
import { useAnnouncements } from '../announcements';
import { useImageFiles } from '../hooks/useImageFiles';
import { useImageUrl } from '../hooks/useImageUrl';
import { openedProps, bannerSizes, bannerWidths } from './BannerStrip';

/** File extension of a video. Its image has the same path without the extension. */
const filmEnding = /\.(mp4|webm)$/;

export type BannerFilmProps = Pick<FilmProps, 'startAt' | 'onLeave' | 'pauseLabel' | 'playLabel'> & {
  /** Banner group, e.g. "m_login" (specification 3). */
  group: string;
  /** A tap opens the banner's link. */
  isLink?: boolean;
  /** Fallback for a group without a video. */
  children?: ReactNode;
};

/** Plays the video banner of a group. With data saving, it shows the video's image instead. */
export function BannerFilm({ group, isLink = false, children, ...film }: BannerFilmProps) {
  const { linkHosts } = useMerchant();
  const imageFiles = useImageFiles();
  const imageUrl = useImageUrl();
  const { data } = useAnnouncements(group);
  const banner = data?.banners.find(({ groupName, url }) => groupName === group && filmEnding.test(url));
  if (!banner) return children;

  const image = {
    ...imageFiles(banner.url.replace(filmEnding, ''), bannerWidths),
    alt: banner.title,
    sizes: bannerSizes,
    load: 'first' as const,
  };
  return (
    <Film
      {...film}
      src={savesData() ? undefined : imageUrl(banner.url)}
      image={image}
      {...(isLink && openedProps(banner.link, linkHosts))}
    />
  );
}
