import { Sheet } from '@parlour/ui/sheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type FormSheetProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** The sheet around a form of settings and security. */
export function FormSheet({ isOpen, title, onClose, children }: FormSheetProps) {
  const { t } = useTranslation('session');
  return (
    <Sheet open={isOpen} title={title} closeLabel={t('edit.close')} onClose={onClose}>
      {children}
    </Sheet>
  );
}
