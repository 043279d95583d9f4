import { useState } from 'react';
import styles from './Picture.module.css';

/** The files of one picture: one that every browser takes and, as source sets, those of other widths, and smaller ones for browsers that know AVIF. */
export type PictureFiles = { avif?: string; srcSet?: string; src: string };

/** A picture as data, for components that frame it themselves. */
export type PictureArt = PictureFiles & {
  alt?: string;
  /** Tried once when the first files fail, for example the same picture on another CDN. */
  failover?: PictureFiles;
  /** Shown when those fail too. */
  fallbackSrc?: string;
  /** The dominant colour, seen until the picture is there. */
  placeholder?: string;
  sizes?: string;
  /** When it is loaded: as it comes near, which is usual; at once, in the first view; or at once and before all others. */
  load?: 'near' | 'soon' | 'first';
};

export type PictureProps = PictureArt & {
  /** Width to height of the box, which never moves. */
  ratio: '4/5' | '5/2' | '3/2' | '1/1';
};

const width = { '4/5': 400, '5/2': 1080, '3/2': 160, '1/1': 160 } as const;
const height = { '4/5': 500, '5/2': 432, '3/2': 107, '1/1': 160 } as const;

/** A picture in a fixed box: its files, then one other try, then the fallback, then only the box. */
export function Picture({ ratio, alt = '', placeholder, sizes, load = 'near', ...files }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const attempts: PictureFiles[] = [files];
  if (files.failover) attempts.push(files.failover);
  if (files.fallbackSrc !== undefined) attempts.push({ src: files.fallbackSrc });
  const attempt = attempts.find(({ src }) => !failed.includes(src));

  function paintGround(box: HTMLElement | null) {
    // A style attribute in prerendered markup would break the content security policy.
    if (placeholder !== undefined) box?.style.setProperty('background-color', placeholder);
  }

  /** An image that broke before the page came alive told nobody. */
  function noticeBroken(image: HTMLImageElement | null) {
    if (attempt && image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed([...failed, attempt.src]);
  }

  if (!attempt) return <span ref={paintGround} className={styles.picture} data-ratio={ratio} />;
  return (
    <picture key={attempt.src} ref={paintGround} className={styles.picture} data-ratio={ratio}>
      {attempt.avif && <source type="image/avif" srcSet={attempt.avif} sizes={sizes} />}
      <img
        ref={noticeBroken}
        srcSet={attempt.srcSet}
        sizes={attempt.srcSet && sizes}
        src={attempt.src}
        alt={alt}
        width={width[ratio]}
        height={height[ratio]}
        loading={load === 'near' ? 'lazy' : 'eager'}
        fetchPriority={load === 'first' ? 'high' : undefined}
        decoding={load === 'near' ? 'async' : 'sync'}
        onError={() => setFailed([...failed, attempt.src])}
      />
    </picture>
  );
}
