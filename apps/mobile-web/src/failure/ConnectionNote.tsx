import { Button, IconButton } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Sheet } from '@parlour/ui/sheet';
import { useSyncExternalStore, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { UpdateNote } from '../pwa/UpdateNote';
import styles from './ConnectionNote.module.css';
import { useKeptScreens, KeptPages } from './KeptPages';

/** Shown while there is no connection, because the content may be stale; otherwise announces a new release. */
export function ConnectionNote() {
  const isOffline = useIsOffline();
  return (
    <div className={styles.note} role="status">
      {isOffline ? <OfflineNote /> : <UpdateNote />}
    </div>
  );
}

/** True while the browser reports no connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection, until the player closes it or the connection is back, and lists the screens that open without one. */
function OfflineNote() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [isClosed, setClosed] = useState(false);
  const screens = useKeptScreens();
  if (isClosed) return null;
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
        <span className={styles.line}>
          {t('connection.offline')}
          <IconButton icon="x" tone="dim" label={t('connection.close')} onClick={() => setClosed(true)} />
        </span>
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
