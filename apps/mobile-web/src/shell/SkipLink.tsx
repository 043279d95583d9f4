import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first element that the keyboard reaches: it leads past the header, on home also past banners and categories to the games. Seen only then. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#main" onClick={handleSkip}>
      {t('header.skip')}
    </a>
  );
}

function handleSkip(event: MouseEvent) {
  // The address stays as it is: a part of a page is no place of the history.
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('[data-first-view]') ?? document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}
