import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { usePrefersReducedMotion } from '../motion/usePrefersReducedMotion';
import type * as SlideEngine from './slideEngine';
import { whenSlidesAreDue } from './whenSlidesAreDue';
import styles from './Carousel.module.css';

/** Specification 9: a slide stays for 5000 ms and moves for 1000 ms. */
export const AUTOPLAY_MS = 5000;
export const TRANSITION_MS = 1000;
/** The engine and the other slides load this long after the page is idle, in milliseconds, so that they are there when the first slide leaves. */
export const LOAD_AFTER_MS = 4000;
/** A shorter movement, in pixels, is a tap. */
const SWIPE_PX = 30;

type SlideShow = {
  active: number;
  isReady: boolean;
  /** Whether the slides advance by themselves; false with reduced motion. */
  canPlay: boolean;
  goTo: (index: number) => void;
  /** Set once the engine has loaded. */
  Controls?: typeof SlideEngine.CarouselControls;
};

/** Offline, the first slide stays. */
const loadEngine = () => import('./slideEngine').catch(() => undefined);

/**
 * Loads the slide engine when there is more than one slide, and controls it. It loads at the first touch or focus of the slides, otherwise
 * shortly before the first slide leaves, so that the page load does not compete with it. Paused slides wait for the touch.
 */
export function useSlideShow(viewport: RefObject<HTMLElement | null>, count: number, isPaused: boolean): SlideShow {
  const engine = useRef<Swiper>(null);
  const [active, setActive] = useState(0);
  const [loaded, setLoaded] = useState<typeof SlideEngine>();
  const isStill = usePrefersReducedMotion();

  const firstStay = useRef(AUTOPLAY_MS);
  /** A swipe before the engine runs, in pixels. */
  const swiped = useRef(0);

  useEffect(() => {
    if (count < 2 || loaded || !viewport.current) return;
    let isOver = false;
    const start = async (swipe?: number) => {
      if (swipe === undefined) firstStay.current = AUTOPLAY_MS - LOAD_AFTER_MS;
      else swiped.current = swipe;
      const module = await loadEngine();
      if (!isOver) setLoaded(module);
    };
    const stop = whenSlidesAreDue(viewport.current, isPaused ? undefined : LOAD_AFTER_MS, {
      onTouch: () => void loadEngine(),
      onDue: (swipe) => void start(swipe),
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [viewport, count, isPaused, loaded]);

  useEffect(() => {
    if (!loaded || !viewport.current || count < 2) return;
    const swiper = loaded.startSlides(viewport.current, {
      speed: isStill ? 0 : TRANSITION_MS,
      wrapperClass: styles.track ?? '',
      slideClass: styles.slide ?? '',
      onChange: setActive,
    });
    engine.current = swiper;
    if (Math.abs(swiped.current) > SWIPE_PX) {
      const isForward = swiper.rtlTranslate ? swiped.current > 0 : swiped.current < 0;
      if (isForward) swiper.slideNext();
      else swiper.slidePrev();
    }
    return () => {
      engine.current = null;
      swiper.destroy(true, true);
      setActive(0);
    };
  }, [viewport, loaded, count, isStill]);

  useEffect(() => {
    if (isPaused || isStill || !loaded || !engine.current) return undefined;
    const stay = firstStay.current;
    firstStay.current = AUTOPLAY_MS;
    return loaded.playSlides(engine.current, AUTOPLAY_MS, stay);
  }, [isPaused, isStill, loaded, count]);

  return {
    active,
    isReady: loaded !== undefined && count > 1,
    canPlay: !isStill,
    goTo: (index) => engine.current?.slideToLoop(index),
    Controls: loaded?.CarouselControls,
  };
}
