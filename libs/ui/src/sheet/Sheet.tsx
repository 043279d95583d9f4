import { useEffect, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button';
import { afterPaint, useModal } from '../modal/useModal';
import styles from './Sheet.module.css';

export type SheetProps = {
  open: boolean;
  /** Called on Esc, Back, a tap outside or the button; the owner sets `open`. */
  onClose: () => void;
  /** The title, for example the action to take; it is also the accessible name. */
  title: string;
  /** `full` covers the screen, for a separate task such as a search. */
  side?: 'bottom' | 'right' | 'left' | 'full';
  closeLabel: string;
  /** The content extends to the edges, for example a list of rows. */
  flush?: boolean;
  /** Takes the place of the title, for example a search field. The title then only names the sheet. It has the focus when the sheet opens. */
  head?: ReactNode;
  /** The content; it scrolls when it is higher than the screen. */
  children: ReactNode;
  /** Fixed below the scrolling content, for example the primary button. */
  footer?: ReactNode;
};

/** A panel from an edge of the screen: a menu, a picker, details. */
export function Sheet({ open, side = 'bottom', flush = false, ...shown }: SheetProps) {
  return open && <OpenSheet side={side} flush={flush} {...shown} />;
}

function OpenSheet({ onClose, title, side, closeLabel, flush, head, children, footer }: Omit<SheetProps, 'open'>) {
  const id = useId();
  const { ref, onLeave } = useModal(onClose);
  const isFilled = useIsFilled(side === 'bottom');
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      data-side={side}
      aria-labelledby={head ? undefined : id}
      aria-label={head ? title : undefined}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          {head ? (
            <div className={styles.control}>{head}</div>
          ) : (
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
          )}
          <IconButton icon="x" tone="dim" label={closeLabel} onClick={onLeave} />
        </div>
        <div className={styles.body} data-flush={flush || undefined}>
          {isFilled && children}
        </div>
        {isFilled && footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * A side sheet is as high as the screen, so it opens with its title and renders its content after the paint. The content is no transition: it would
 * wait for those of the page behind.
 */
function useIsFilled(atOnce: boolean): boolean {
  const [isFilled, setFilled] = useState(atOnce);
  useEffect(() => {
    if (isFilled) return undefined;
    let isOpen = true;
    afterPaint(() => isOpen && setFilled(true));
    return () => void (isOpen = false);
  }, [isFilled]);
  return isFilled;
}
