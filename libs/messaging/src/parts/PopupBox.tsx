import { type ReactNode, useEffect, useRef } from 'react';
import { popupRem } from '../rules/popupRem';
import styles from './PopupBox.module.css';

export type PopupBoxProps = { width?: number | null; height?: number | null; children: ReactNode };

/** Box in the pop-up's own size, but never wider than the viewport or lower than its text. */
export function PopupBox({ width, height, children }: PopupBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The security policy blocks `style` attributes, but not the style object.
    box.current?.style.setProperty('inline-size', popupRem(width) ?? '');
    box.current?.style.setProperty('min-block-size', popupRem(height) ?? '');
  }, [width, height]);
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
