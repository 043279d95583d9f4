import { type Gateway, createGateway } from '@parlour/sandbox';
import type { Settings } from '../settings';

const origin = 'http://localhost:4300';

/** Provides a sandbox for a test file, and the settings to check it. */
export function useSandbox() {
  let gateway: Gateway;
  // The first file seeds the database for all, which takes a busy machine a minute.
  beforeAll(async () => {
    gateway = await createGateway({ folder: undefined });
  }, 180_000);
  afterAll(() => gateway.close());
  return {
    get gateway() {
      return gateway;
    },
    settings: (changes: Partial<Settings> = {}): Settings => ({
      gateway: 'http://gateway.test',
      merchant: '200jilif3',
      language: 'EN',
      origin,
      member: { username: 'maria', password: 'parlour88' },
      agent: undefined,
      money: false,
      transactionPassword: '246810',
      only: [],
      values: {},
      token: undefined,
      paths: [],
      readLimitMs: 10_000,
      moneyLimitMs: 30_000,
      ask: async (request) => gateway.app.fetch(request),
      ...changes,
    }),
  };
}
