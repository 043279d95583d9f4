import Swiper from 'swiper';

export { CarouselControls } from './CarouselControls';

type SlideOptions = {
  /** Of a move, in milliseconds. */
  speed: number;
  wrapperClass: string;
  slideClass: string;
  onChange: (index: number) => void;
};

/** The core only: the Pagination module writes HTML strings, which Trusted Types refuses. */
export function startSlides(frame: HTMLElement, { speed, wrapperClass, slideClass, onChange }: SlideOptions): Swiper {
  return new Swiper(frame, {
    speed,
    loop: true,
    wrapperClass,
    slideClass,
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex) },
  });
}

/**
 * Moves on after each `delay` (milliseconds), but under a finger or a mouse, and while nobody sees it; returns what ends it. Swiper's own
 * Autoplay asks for every frame of a slide's stay, and each costs the page its styles.
 */
export function playSlides(swiper: Swiper, delay: number): () => void {
  const { el: frame } = swiper;
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
  frame.addEventListener('pointerenter', stay, { signal });
  frame.addEventListener('pointerleave', wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  wait();
  return () => {
    stay();
    gone.abort();
  };
}
