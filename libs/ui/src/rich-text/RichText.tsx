import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenLoaded } from '../late-module/whenLoaded';
import { PlainText } from './PlainText';
import styles from './RichText.module.css';

export type RichTextProps = {
  /** HTML from a server; it is sanitised before it is shown. */
  html: string;
  /** Handles a tapped link; the default action is prevented. */
  onLink: (href: string) => void;
  /** Origins of allowed images besides the page's own, e.g. `https://img.example`. Other images are removed. */
  imageOrigins: readonly string[];
  /** Shown below a text that was cut. */
  cutLabel: string;
  /** Shown below the text once it is there, so that it never moves. */
  after?: ReactNode;
};

const loadSanitizer = () => Promise.all([import('./sanitizeHtml'), import('./applySafeStyles')]);

/**
 * The only place that shows HTML from a server. The sanitiser is loaded with the first text. Until then, the words stand
 * in their paragraphs and lists, so that nothing below moves.
 */
export function RichText({ html, onLink, imageOrigins, cutLabel, after }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isPlain, setPlain] = useState(true);

  useEffect(() => {
    return whenLoaded(loadSanitizer, ([{ sanitizeHtml }, { applySafeStyles }]) => {
      const element = box.current;
      if (!element) return;
      const safe = sanitizeHtml(html, imageOrigins);
      // The words go in the same frame, so that they never stand beside the text.
      flushSync(() => {
        setCut(safe.isCut);
        setPlain(false);
      });
      element.replaceChildren(safe.content);
      applySafeStyles(element);
    });
  }, [html, imageOrigins]);

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as HTMLElement).closest('a');
    if (!link) return;
    event.preventDefault();
    onLink(link.getAttribute('href') ?? '');
  }

  // The click of a link inside bubbles up here; the links themselves are the controls, by keyboard too.
  return (
    <>
      <div ref={box} className={styles.text} role="presentation" onClickCapture={handleClick} />
      {isPlain && (
        <div className={styles.text} aria-busy>
          <PlainText html={html} />
        </div>
      )}
      {isCut && <p className={styles.cut}>{cutLabel}</p>}
      {!isPlain && after}
    </>
  );
}
