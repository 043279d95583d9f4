import { useEffect, useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { Icon } from '../icon';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';
import { Image, type ImageSource } from '../image';
import styles from './Film.module.css';

export type FilmProps = {
  /** The video file; without it only the poster is shown, for example when the player saves data. */
  src?: string;
  /** The poster, shown until the video plays, or if it fails to load. */
  image: ImageSource;
  pauseLabel: string;
  playLabel: string;
  /** Start position, in seconds. */
  startAt?: number;
  /** Called with the position in seconds when the video unmounts. Pass a stable function. */
  onLeave?: (second: number) => void;
  /** The link of the video: `as: Link, linkProps: { to: '…' }`. */
  as?: ElementType;
  /** Props of the link, for example `{ to: "/games" }`. */
  linkProps?: Record<string, unknown>;
};

/** A muted, looping video with a pause button; only its poster with reduced motion. */
export function Film({ src, image, pauseLabel, playLabel, startAt = 0, onLeave, as: Root = 'div', linkProps }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const second = useRef(startAt);
  const [isBroken, setBroken] = useState(false);
  // Phones in battery saver mode refuse autoplay.
  const [isPaused, setPaused] = useState(true);
  const isStill = usePrefersReducedMotion();
  const canPlay = src !== undefined && !isBroken && !isStill;

  useLayoutEffect(() => {
    // Set in an effect, not in the markup: React would miss the events of a file that starts to load before hydration.
    if (canPlay && video.current) video.current.src = src;
  }, [canPlay, src]);
  useEffect(() => () => onLeave?.(second.current), [onLeave]);

  function handleToggle() {
    // A pause before playback has started is not a failure.
    if (isPaused) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }

  return (
    <div className={styles.film}>
      <Root {...linkProps} className={styles.link}>
        <Image {...image} ratio="5/2" />
        {canPlay && (
          <video
            ref={video}
            className={styles.video}
            autoPlay
            loop
            muted
            playsInline
            tabIndex={-1}
            aria-hidden
            onLoadedMetadata={({ currentTarget }) => {
              // A shorter video wraps around.
              if (second.current < currentTarget.duration) currentTarget.currentTime = second.current;
            }}
            onTimeUpdate={({ currentTarget }) => {
              second.current = currentTarget.currentTime;
            }}
            onPlay={() => setPaused(false)}
            onPause={() => setPaused(true)}
            onError={() => setBroken(true)}
          />
        )}
      </Root>
      {canPlay && (
        <button type="button" className={styles.toggle} aria-label={isPaused ? playLabel : pauseLabel} onClick={handleToggle}>
          <Icon name={isPaused ? 'play' : 'pause'} size="s" />
        </button>
      )}
    </div>
  );
}
