import { useMerchant, useStatus } from '@parlour/site';
import { Image } from '@parlour/ui/image';
import { useMemo } from 'react';
import { useImageFiles } from '../hooks/useImageFiles';
import { readLateConfig } from '../lateConfig';
import styles from './ResourceLogos.module.css';

export type ResourceLogosProps = { type: 'LICENCE' | 'PAYMENT'; label: string };

/** In pixels. */
const WIDTHS = [160, 320];

/**
 * The operator's licences or ways to pay: each logo with its name below, because the text inside a logo is too small to read. Those of the
 * configuration stand for those of the gateway, and may link to the register of licences.
 */
export function ResourceLogos({ type, label }: ResourceLogosProps) {
  const filesOf = useImageFiles();
  const { code } = useMerchant();
  const marks = useMemo(() => readLateConfig(code).marks.filter((mark) => mark.type === type), [code, type]);
  const resources = useResourceImages(type);
  const own = marks.map(({ name, image, href }) => ({ name, href, files: { src: `/m/brand/${image}` } }));
  const logos = own.length > 0 ? own : resources.map(({ name, url }) => ({ name, href: undefined, files: filesOf(url, WIDTHS) }));
  if (logos.length === 0) return null;
  return (
    <ul className={styles.logos} data-type={type} aria-label={label}>
      {logos.map(({ name, href, files }) => {
        const logo = (
          <>
            <Image {...files} alt="" sizes="96px" ratio="3/2" />
            {name}
          </>
        );
        return (
          <li key={files.src}>
            {href ? (
              <a className={styles.logo} href={href} target="_blank" rel="noopener noreferrer">
                {logo}
              </a>
            ) : (
              <span className={styles.logo}>{logo}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Returns the images of a resource type with their names, e.g. "LICENCE" or "PAYMENT" (specification 3), as paths on the image
 * CDN.
 */
export function useResourceImages(type: string): { name: string; url: string }[] {
  const resources = useStatus()?.info.resources ?? [];
  return resources.flatMap(({ resourceType, url, labelNameEn }) => (resourceType === type ? [{ name: labelNameEn ?? '', url }] : []));
}
