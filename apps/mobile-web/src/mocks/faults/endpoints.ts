import { api } from '@parlour/api-client';
import { features } from '../../features';

type Initiate = (input: unknown, options?: object) => (dispatch: unknown, getState: unknown, extra: unknown) => unknown;
/** An endpoint of any library. */
export type Endpoint = { name: string; initiate: Initiate; isMutation: boolean };

/** The endpoints that the manifests declare. */
export async function allEndpoints(): Promise<Endpoint[]> {
  for (const { endpoints } of features) await endpoints?.();
  return Object.entries(api.endpoints as object as Record<string, { initiate: Initiate; useMutation?: unknown }>).map(
    ([name, { initiate, useMutation }]) => ({ name, initiate, isMutation: useMutation !== undefined }),
  );
}
