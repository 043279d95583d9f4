import { earlyPage } from '@parlour/kernel/device';
import { useSyncExternalStore } from 'react';

type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> };

export type InstallAnswer = 'accepted' | 'dismissed' | 'failed';
/** `ready`: the browser can show its install prompt now. `none`: it cannot, or not yet. */
export type InstallState = 'none' | 'ready' | 'installed';

const readers = new Set<() => void>();

function keep(value: InstallPrompt | 'installed' | undefined): void {
  earlyPage.installPrompt = value;
  for (const read of readers) read();
}

function handlePrompt(event: Event): void {
  // The prompt opens when the player asks for it, not when the browser offers it.
  event.preventDefault();
  keep(event as InstallPrompt);
}

function handleInstalled(): void {
  keep('installed');
}

function subscribe(read: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('beforeinstallprompt', handlePrompt);
    window.addEventListener('appinstalled', handleInstalled);
  }
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    window.removeEventListener('beforeinstallprompt', handlePrompt);
    window.removeEventListener('appinstalled', handleInstalled);
  };
}

function state(): InstallState {
  const { installPrompt } = earlyPage;
  return installPrompt === 'installed' ? 'installed' : installPrompt ? 'ready' : 'none';
}

/** The browser's install prompt. build/start.js keeps an event that fires before the app runs. A prompt can be shown once. */
export function useInstallPrompt(): { state: InstallState; install: () => Promise<InstallAnswer> } {
  return { state: useSyncExternalStore(subscribe, state, () => 'none'), install };
}

async function install(): Promise<InstallAnswer> {
  const { installPrompt } = earlyPage;
  if (!installPrompt || installPrompt === 'installed') return 'failed';
  const prompt = installPrompt as InstallPrompt;
  keep(undefined);
  try {
    await prompt.prompt();
    return (await prompt.userChoice).outcome;
  } catch {
    return 'failed';
  }
}
