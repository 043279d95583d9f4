import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from './RichText.module.css';

export type RichTextProps = {
  /** HTML from a server; it is reduced to harmless markup before it is shown. */
  html: string;
  /** Says what to do with a link that was tapped; the browser does nothing by itself. */
  onLink: (href: string) => void;
};

/** The only place that shows HTML from a server. The sanitiser is loaded with the first text. */
export function RichText({ html, onLink }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [safe, setSafe] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    void import('./sanitizeHtml').then(({ sanitizeHtml }) => isCurrent && setSafe(sanitizeHtml(html)));
    return () => {
      isCurrent = false;
    };
  }, [html]);

  useEffect(() => {
    const element = box.current;
    if (!element || safe === undefined) return;
    void import('./applySafeStyles').then(({ applySafeStyles }) => applySafeStyles(element));
  }, [safe]);

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as HTMLElement).closest('a');
    if (!link) return;
    event.preventDefault();
    onLink(link.getAttribute('href') ?? '');
  }

  // The click of a link inside bubbles up here; the links themselves are the controls, by keyboard too.
  return (
    <div
      ref={box}
      className={styles.text}
      role="presentation"
      onClickCapture={handleClick}
      dangerouslySetInnerHTML={safe === undefined ? undefined : { __html: safe }}
    />
  );
}
