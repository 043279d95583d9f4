import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dock.module.css';

export type DockProps = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/**
 * A strip for one offer that stays in view above the bottom menu. It has the page's width and no gap to the menu, so it takes room from the
 * page instead of lying over it. It comes last on the page, so nothing moves when it appears. A focused element scrolls to a place above it.
 */
export function Dock({ label, children }: DockProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const dock = ref.current;
    if (!dock) return undefined;
    const { style } = document.documentElement;
    let frame = 0;
    // In the next frame: the new height may resize what others observe, and a change within the observers' own turn is an error in WebKit.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => style.setProperty('--dock-height', `${dock.offsetHeight}px`));
    });
    observer.observe(dock);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty('--dock-height');
    };
  }, []);

  return (
    <aside className={styles.dock} aria-label={label} ref={ref}>
      {children}
    </aside>
  );
}
