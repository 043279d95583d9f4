import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@parlour/api-client';

const libraries = join(__dirname, '../../../../../libs');

type Initiate = (input: unknown, options?: object) => (dispatch: unknown, getState: unknown, extra: unknown) => unknown;
/** An endpoint of any library. */
export type Endpoint = { name: string; initiate: Initiate; isMutation: boolean };

/** The endpoints that the libraries' api files inject. New ones are found without being listed here. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(libraries, { recursive: true, encoding: 'utf8' }).filter((file) => /^[\w-]+\/src\/.*Api\.ts$/.test(file));
  for (const file of files) await import(join(libraries, file));
  return Object.entries(api.endpoints as object as Record<string, { initiate: Initiate; useMutation?: unknown }>).map(
    ([name, { initiate, useMutation }]) => ({ name, initiate, isMutation: useMutation !== undefined }),
  );
}
