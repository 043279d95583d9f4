import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KeptPages } from './KeptPages';
import { useKeptScreens } from './useKeptScreens';

/** Says that there is no connection, and lists the screens that open without one. */
export function OfflineNote() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const screens = useKeptScreens();
  return (
    <>
      <Notice
        tone="warn"
        action={
          screens.length > 0 && (
            <Button variant="secondary" size="s" onClick={() => setOpenAt(key)}>
              {t('connection.kept')}
            </Button>
          )
        }
      >
        {t('connection.offline')}
      </Notice>
      <Sheet
        open={openAt === key /* any navigation closes it */}
        onClose={() => setOpenAt(undefined)}
        title={t('connection.kept')}
        closeLabel={t('connection.close')}
      >
        <KeptPages screens={screens} />
      </Sheet>
    </>
  );
}
