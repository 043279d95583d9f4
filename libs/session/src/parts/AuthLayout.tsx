import { BrandName, LanguageSelector } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import styles from './AuthLayout.module.css';

export type AuthLayoutProps = {
  /** Above the form. */
  banners: ReactNode;
  title: string;
  children: ReactNode;
};

/** Layout of login and registration: the merchant's banners, logo or name, and the language, then the form. */
export function AuthLayout({ banners, title, children }: AuthLayoutProps) {
  return (
    <Page>
      <Stack gap={5}>
        {banners}
        <div>
          <div className={styles.head}>
            <p className={styles.logo}>
              <BrandName />
            </p>
            <LanguageSelector />
          </div>
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </Stack>
    </Page>
  );
}
