import { Page, Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { AuthHead } from './AuthHead';
import styles from './AuthLayout.module.css';

export type AuthLayoutProps = {
  /** Above the form. */
  banners: ReactNode;
  title: string;
  children: ReactNode;
};

/** Layout of the login: the merchant's banners, logo or name, and the language, then the form. */
export function AuthLayout({ banners, title, children }: AuthLayoutProps) {
  return (
    <Page>
      <Stack gap={5}>
        {banners}
        <div>
          <AuthHead size="l" />
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </Stack>
    </Page>
  );
}
