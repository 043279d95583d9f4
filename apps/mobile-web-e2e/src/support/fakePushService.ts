import type { BrowserContext } from '@playwright/test';

/**
 * Gives every page a player who allows notifications when asked, and a push service that subscribes: a headless browser has neither. Later pages
 * find the answer and the subscription again.
 */
export async function fakePushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = () => JSON.parse(localStorage.getItem('e2e.push') ?? '{}') as { permission?: NotificationPermission; endpoint?: string };
    const keep = (change: object) => localStorage.setItem('e2e.push', JSON.stringify({ ...kept(), ...change }));
    Object.defineProperty(Notification, 'permission', { get: () => kept().permission ?? 'default' });
    Notification.requestPermission = async () => {
      keep({ permission: 'granted' });
      return 'granted';
    };
    const subscription = () => {
      const { endpoint } = kept();
      const keys = { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) };
      return endpoint ? { endpoint, toJSON: () => ({ keys }), unsubscribe: async () => (keep({ endpoint: undefined }), true) } : null;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        keep({ endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}` });
        return subscription();
      },
    });
  });
}
