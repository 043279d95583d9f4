import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';
import styles from './Carousel.module.css';

/** Specification 9: a slide stays for 5000 ms and moves for 1000 ms. */
export const AUTOPLAY_MS = 5000;
export const TRANSITION_MS = 1000;

export type SlideShow = {
  frame: RefObject<HTMLDivElement | null>;
  active: number;
  isReady: boolean;
  /** It moves by itself; not where the player asked for less motion. */
  canPlay: boolean;
  goTo: (index: number) => void;
};

/** Loads the slide engine when there is more than one slide, and drives it. */
export function useSlideShow(count: number, isPaused: boolean): SlideShow {
  const frame = useRef<HTMLDivElement>(null);
  const engine = useRef<Swiper>(null);
  const [active, setActive] = useState(0);
  const [loaded, setLoaded] = useState<typeof import('./slideEngine')>();
  const isStill = usePrefersReducedMotion();

  useEffect(() => {
    if (count < 2) return;
    let isGone = false;
    import('./slideEngine').then(
      (module) => !isGone && setLoaded(module),
      () => undefined, // offline: the first slide stays
    );
    return () => {
      isGone = true;
    };
  }, [count]);

  useEffect(() => {
    if (!loaded || !frame.current || count < 2) return;
    const swiper = loaded.startSlides(frame.current, {
      speed: isStill ? 0 : TRANSITION_MS,
      delay: isStill ? undefined : AUTOPLAY_MS,
      wrapperClass: styles.track ?? '',
      slideClass: styles.slide ?? '',
      onChange: setActive,
    });
    engine.current = swiper;
    return () => {
      engine.current = null;
      swiper.destroy(true, false);
    };
  }, [loaded, count, isStill]);

  useEffect(() => {
    const autoplay = engine.current?.autoplay;
    if (isPaused) autoplay?.stop();
    else if (!isStill) autoplay?.start();
  }, [isPaused, isStill, loaded]);

  return {
    frame,
    active,
    isReady: loaded !== undefined && count > 1,
    canPlay: !isStill,
    goTo: (index) => engine.current?.slideTo(index),
  };
}
