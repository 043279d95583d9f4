import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export { CarouselControls } from './CarouselControls';

type SlideOptions = {
  speed: number;
  /** Milliseconds a slide stays; without it nothing moves by itself. */
  delay: number | undefined;
  wrapperClass: string;
  slideClass: string;
  onChange: (index: number) => void;
};

/** Core and Autoplay only: the Pagination module writes HTML strings, which Trusted Types refuses. */
export function startSlides(frame: HTMLElement, { speed, delay, wrapperClass, slideClass, onChange }: SlideOptions): Swiper {
  return new Swiper(frame, {
    modules: [Autoplay],
    speed,
    loop: true,
    autoplay: delay !== undefined && { delay, disableOnInteraction: false, pauseOnMouseEnter: true },
    wrapperClass,
    slideClass,
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex) },
  });
}
