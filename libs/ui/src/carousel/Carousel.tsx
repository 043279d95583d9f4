import { useRef, useState, type ElementType } from 'react';
import { Image, type ImageSource } from '../image';
import { useSlideShow } from './useSlideShow';
import styles from './Carousel.module.css';

export type Slide = {
  id: string;
  image: ImageSource;
  /** The link of the slide: `as: Link, linkProps: { to: '…' }`; without it the slide is an image. */
  as?: ElementType;
  linkProps?: Record<string, unknown>;
};

export type CarouselProps = {
  /** The banners in their order; a single slide does not move. */
  slides: readonly Slide[];
  /** The accessible name of the carousel. */
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** Accessible name of the button of a slide, for example "Slide 2 of 5". */
  slideLabel: (position: number, total: number) => string;
  /** Width to height of every slide. */
  ratio?: '5/2' | '3/2';
  /** The slides stay until the player starts them, for example because each one loads an image. */
  isPausedAtFirst?: boolean;
};

/**
 * An image carousel (specification 9). The first slide is plain markup, so it paints without a script. The others and the slide
 * engine load only if there is more than one.
 */
export function Carousel({ slides, label, pauseLabel, playLabel, slideLabel, ratio = '5/2', isPausedAtFirst = false }: CarouselProps) {
  const [isPaused, setPaused] = useState(isPausedAtFirst);
  const viewport = useRef<HTMLDivElement>(null);
  const { active, isReady, canPlay, goTo, Controls } = useSlideShow(viewport, slides.length, isPaused);
  const shown = isReady ? slides : slides.slice(0, 1);

  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>
          {shown.map(({ id, image, as: Root = 'div', linkProps }, index) => (
            <div key={id} className={styles.slide} aria-hidden={index !== active}>
              <Root {...linkProps} className={styles.link} tabIndex={index === active ? undefined : -1}>
                <Image {...image} ratio={ratio} load={index === 0 ? (image.load ?? 'first') : 'near'} />
              </Root>
            </div>
          ))}
        </div>
      </div>
      {Controls && slides.length > 1 && (
        <Controls
          labels={slides.map((_, index) => slideLabel(index + 1, slides.length))}
          active={active}
          onChoose={goTo}
          pause={canPlay ? { isPaused, label: isPaused ? playLabel : pauseLabel, onToggle: () => setPaused(!isPaused) } : undefined}
        />
      )}
    </div>
  );
}
