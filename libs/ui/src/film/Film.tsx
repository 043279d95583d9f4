import { useEffect, useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { Icon } from '../icon';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';
import { Picture, type PictureArt } from '../picture';
import styles from './Film.module.css';

export type FilmProps = {
  /** The film's file; without it the picture stays alone, for example where the player saves data. */
  src?: string;
  /** Stands there until the film plays, and in its place where it cannot be had. */
  picture: PictureArt;
  pauseLabel: string;
  playLabel: string;
  /** Where the film begins, in seconds. */
  startAt?: number;
  /** Told the second at which the film left the page; give the same function at each render. */
  onLeave?: (second: number) => void;
  /** Where a tap leads: `as: Link, linkProps: { to: '…' }`. */
  as?: ElementType;
  linkProps?: Record<string, unknown>;
};

/** A film without sound that goes round and can be stopped; its picture alone where the player asked for less motion. */
export function Film({ src, picture, pauseLabel, playLabel, startAt = 0, onLeave, as: Root = 'div', linkProps }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const second = useRef(startAt);
  const [isBroken, setBroken] = useState(false);
  // A phone that saves its battery begins no film by itself.
  const [isPaused, setPaused] = useState(true);
  const isStill = usePrefersReducedMotion();
  const canPlay = src !== undefined && !isBroken && !isStill;

  useLayoutEffect(() => {
    // Not in the markup: a file that begins to load before React has its element in place tells nobody of it.
    if (canPlay && video.current) video.current.src = src;
  }, [canPlay, src]);
  useEffect(() => () => onLeave?.(second.current), [onLeave]);

  function handleToggle() {
    // Who stops it again before it began has not failed.
    if (isPaused) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }

  return (
    <div className={styles.film}>
      <Root {...linkProps} className={styles.link}>
        <Picture {...picture} ratio="5/2" />
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
              // A film that is shorter now goes round once more.
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
