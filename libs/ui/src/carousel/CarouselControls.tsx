import { Icon } from '../icon';
import styles from './Carousel.module.css';

export type CarouselControlsProps = {
  labels: readonly string[];
  /** Position of the slide in view, from 0. */
  active: number;
  /** Called with the position of the chosen slide, from 0. */
  onChoose: (index: number) => void;
  /** Present if the slides advance by themselves. */
  pause?: { isPaused: boolean; label: string; onToggle: () => void };
};

/** Dots for the slides, and the pause button. They appear with the slide engine, because they need it. */
export function CarouselControls({ labels, active, onChoose, pause }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          className={styles.dot}
          aria-label={label}
          aria-current={index === active || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
      {pause && (
        <button type="button" className={styles.pause} aria-label={pause.label} onClick={pause.onToggle}>
          <Icon name={pause.isPaused ? 'play' : 'pause'} size="s" />
        </button>
      )}
    </div>
  );
}
