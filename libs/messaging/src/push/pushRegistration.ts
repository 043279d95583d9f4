import { supports } from '@parlour/kernel';

/** Returns the registration of the app's worker, if there is one. `ready` would wait for ever without a worker, as with the data saver. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return supports.serviceWorker()?.getRegistration('/m/');
}
