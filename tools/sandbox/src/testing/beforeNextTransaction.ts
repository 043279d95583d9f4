import type { TestGateway } from './useGateway';

/** Lets something happen right before the gateway's next transaction begins, as if that had waited for a lock meanwhile. */
export function beforeNextTransaction({ platform: { db } }: TestGateway, happen: () => Promise<unknown>): void {
  const begin = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementationOnce(async (...transaction) => {
    await happen();
    return begin(...transaction);
  });
}
