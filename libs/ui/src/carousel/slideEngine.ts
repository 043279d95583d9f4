import Swiper from 'swiper';

export { CarouselControls } from './CarouselControls';

type SlideOptions = {
  /** Duration of a transition, in milliseconds. */
  speed: number;
  wrapperClass: string;
  slideClass: string;
  onChange: (index: number) => void;
};

/** The core only: the Pagination module writes HTML strings, which Trusted Types refuses. */
export function startSlides(viewport: HTMLElement, { speed, wrapperClass, slideClass, onChange }: SlideOptions): Swiper {
  return new Swiper(viewport, {
    speed,
    loop: true,
    wrapperClass,
    slideClass,
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex) },
  });
}

/**
 * Advances after each `delay` (milliseconds), the first time after `first`, except during touch or hover and while hidden. Returns a function that stops it.
 * Swiper's own Autoplay requests every animation frame, and each one recalculates styles.
 */
export function playSlides(swiper: Swiper, delay: number, first = delay): () => void {
  const { el: viewport } = swiper;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(timer);
  const moveOn = () => {
    swiper.slideNext();
    waitFor(Number(swiper.params.speed) + delay);
  };
  function waitFor(ms: number) {
    stay();
    if (!document.hidden) timer = setTimeout(moveOn, ms);
  }
  const wait = () => waitFor(delay);

  const gone = new AbortController();
  const { signal } = gone;
  viewport.addEventListener('pointerenter', stay, { signal });
  viewport.addEventListener('pointerleave', wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  waitFor(first);
  return () => {
    stay();
    gone.abort();
  };
}
