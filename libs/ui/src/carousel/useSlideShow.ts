import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';
import type * as SlideEngine from './slideEngine';
import { whenIdle } from './whenIdle';
import styles from './Carousel.module.css';

/** Specification 9: a slide stays for 5000 ms and moves for 1000 ms. */
export const AUTOPLAY_MS = 5000;
export const TRANSITION_MS = 1000;

type SlideShow = {
  active: number;
  isReady: boolean;
  /** Whether the slides advance by themselves; false with reduced motion. */
  canPlay: boolean;
  goTo: (index: number) => void;
  /** Set once the engine has loaded. */
  Controls?: typeof SlideEngine.CarouselControls;
};

/** Loads the slide engine when there is more than one slide and the browser is idle, and controls it. */
export function useSlideShow(viewport: RefObject<HTMLElement | null>, count: number, isPaused: boolean): SlideShow {
  const engine = useRef<Swiper>(null);
  const [active, setActive] = useState(0);
  const [loaded, setLoaded] = useState<typeof SlideEngine>();
  const isStill = usePrefersReducedMotion();

  useEffect(() => {
    if (count < 2) return;
    return whenIdle(async (signal) => {
      const module = await import('./slideEngine').catch(() => undefined); // Offline, the first slide stays.
      if (!signal.aborted) setLoaded(module);
    });
  }, [count]);

  useEffect(() => {
    if (!loaded || !viewport.current || count < 2) return;
    const swiper = loaded.startSlides(viewport.current, {
      speed: isStill ? 0 : TRANSITION_MS,
      wrapperClass: styles.track ?? '',
      slideClass: styles.slide ?? '',
      onChange: setActive,
    });
    engine.current = swiper;
    return () => {
      engine.current = null;
      swiper.destroy(true, true);
      setActive(0);
    };
  }, [viewport, loaded, count, isStill]);

  useEffect(() => {
    if (isPaused || isStill || !loaded || !engine.current) return undefined;
    return loaded.playSlides(engine.current, AUTOPLAY_MS);
  }, [isPaused, isStill, loaded, count]);

  return {
    active,
    isReady: loaded !== undefined && count > 1,
    canPlay: !isStill,
    goTo: (index) => engine.current?.slideToLoop(index),
    Controls: loaded?.CarouselControls,
  };
}
