import { type MouseEvent, useEffect, useRef, useState } from 'react';
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
};

/** The only place that shows HTML from a server. The sanitiser is loaded with the first text. */
export function RichText({ html, onLink, imageOrigins, cutLabel }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void Promise.all([import('./sanitizeHtml'), import('./applySafeStyles')]).then(([{ sanitizeHtml }, { applySafeStyles }]) => {
      const element = box.current;
      if (!isCurrent || !element) return;
      const safe = sanitizeHtml(html, imageOrigins);
      element.replaceChildren(safe.content);
      applySafeStyles(element);
      setCut(safe.isCut);
    });
    return () => {
      isCurrent = false;
    };
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
      {isCut && <p className={styles.cut}>{cutLabel}</p>}
    </>
  );
}
