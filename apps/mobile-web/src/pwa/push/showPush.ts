import en from '../../i18n/en.push.json';
import fil from '../../i18n/fil.push.json';
import my from '../../i18n/my.push.json';
import { pushedNote } from './pushedNote';

type Shown = NotificationOptions & {
  /** Chromium alone knows it, so TypeScript does not. */
  renotify?: boolean;
};

const texts = { en, fil, my };

/**
 * Shows a push message. An unreadable one gets a general title, because browsers end the subscription of a worker that shows nothing. A message
 * that replaces one with the same tag sounds again.
 */
export async function showPush(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, text, path, tag, isSilent } = pushedNote(data, worker.location.origin);
  const options: Shown = {
    body: text,
    data: path,
    icon: '/m/icon-192.png',
    tag,
    silent: isSilent,
    renotify: tag !== '' && !isSilent,
  };
  await worker.registration.showNotification(title || generalTitle(worker.navigator.language), options);
}

/** The worker cannot read the player's choice of language, so it uses the browser's. */
function generalTitle(language: string): string {
  const known = Object.entries(texts).find(([locale]) => language.split('-')[0] === locale);
  return (known?.[1] ?? en)['push.title'];
}
