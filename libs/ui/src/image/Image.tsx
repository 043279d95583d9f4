import { useState } from 'react';
import { Icon } from '../icon';
import styles from './Image.module.css';

/** The files of one image: a fallback for every browser (an empty text if there is no image), source sets of other widths, and AVIF files. */
export type ImageFiles = { avif?: string; srcSet?: string; src: string };

/** An image as data, for components that render the box around it. */
export type ImageSource = ImageFiles & {
  alt?: string;
  /** A second source, tried once if the first files fail, for example the same image on another CDN. */
  failover?: ImageFiles;
  /** Shown if both sources fail. */
  fallbackSrc?: string;
  /** The dominant colour, shown until the image has loaded. */
  placeholder?: string;
  sizes?: string;
  /** When to load it: near the viewport (default), eagerly in the first view, eagerly with high priority, or not yet (its colour alone). */
  load?: 'near' | 'soon' | 'first' | 'later';
};

export type ImageProps = ImageSource & {
  /** The aspect ratio of the box, which never changes. A box of 3/2 is for a logo and shows all of it; the others are filled. */
  ratio: '4/5' | '16/9' | '5/2' | '3/2' | '1/1';
};

const width = { '4/5': 400, '16/9': 400, '5/2': 1080, '3/2': 160, '1/1': 160 } as const;
const height = { '4/5': 500, '16/9': 225, '5/2': 432, '3/2': 107, '1/1': 160 } as const;

/** An image in a fixed box. If its files fail, it tries the second source, then the fallback, then shows the default picture, which needs no request. */
export function Image({ ratio, alt = '', placeholder, sizes, load = 'near', ...files }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const attempts: ImageFiles[] = [files];
  if (files.failover) attempts.push(files.failover);
  if (files.fallbackSrc !== undefined) attempts.push({ src: files.fallbackSrc });
  const attempt = attempts.find(({ src }) => src !== '' && !failed.includes(src));

  const paintGround = (box: HTMLElement | null) => paint(box, placeholder);

  /** An image may fail before React attaches onError; check `complete` and `naturalWidth`. */
  function noticeBroken(image: HTMLImageElement | null) {
    if (attempt && image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed([...failed, attempt.src]);
  }

  if (load === 'later') return <ImageGround ratio={ratio} placeholder={placeholder} />;
  if (!attempt) {
    return (
      <span
        ref={paintGround}
        className={styles.box}
        data-ratio={ratio}
        data-empty
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Icon name="image" />
      </span>
    );
  }
  return (
    <picture key={attempt.src} ref={paintGround} className={styles.box} data-ratio={ratio}>
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

/** The box of an image with its dominant colour alone. */
export function ImageGround({ ratio, placeholder }: Pick<ImageProps, 'ratio' | 'placeholder'>) {
  return <span ref={(box) => paint(box, placeholder)} className={styles.box} data-ratio={ratio} />;
}

function paint(box: HTMLElement | null, colour: string | undefined): void {
  // A style attribute in prerendered markup would break the content security policy.
  if (colour !== undefined) box?.style.setProperty('background-color', colour);
}
