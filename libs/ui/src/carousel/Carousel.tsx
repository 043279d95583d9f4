import { useRef, useState, type ElementType } from 'react';
import { Picture, type PictureArt } from '../picture';
import { useSlideShow } from './useSlideShow';
import styles from './Carousel.module.css';

export type Slide = {
  id: string;
  picture: PictureArt;
  /** Where a tap leads: `as: Link, linkProps: { to: '…' }`; without it the slide is a picture. */
  as?: ElementType;
  linkProps?: Record<string, unknown>;
};

export type CarouselProps = {
  slides: readonly Slide[];
  /** What the carousel shows. */
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** Name of the button that leads to a slide, for example "Slide 2 of 5". */
  slideLabel: (position: number, total: number) => string;
  ratio?: '5/2' | '3/2';
};

/**
 * Pictures that follow each other (specification 9). The first one is plain markup, so it paints without any script;
 * the rest and the slide engine come only when there is something to slide to.
 */
export function Carousel({ slides, label, pauseLabel, playLabel, slideLabel, ratio = '5/2' }: CarouselProps) {
  const [isPaused, setPaused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { active, isReady, canPlay, goTo, Controls } = useSlideShow(frame, slides.length, isPaused);
  const shown = isReady ? slides : slides.slice(0, 1);

  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.frame} ref={frame}>
        <div className={styles.track}>
          {shown.map(({ id, picture, as: Root = 'div', linkProps }, index) => (
            <div key={id} className={styles.slide} aria-hidden={index !== active}>
              <Root {...linkProps} className={styles.link} tabIndex={index === active ? undefined : -1}>
                <Picture {...picture} ratio={ratio} load={index === 0 ? (picture.load ?? 'first') : 'near'} />
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
