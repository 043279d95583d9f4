import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const libraries = join(__dirname, '../../../../libs');

/** Loads the apis of a library by name, and with them all its endpoints. A library without calls has none. */
export async function apisOf(library: string): Promise<object> {
  return existsSync(join(libraries, library, 'src/endpoints.ts')) ? import(`@parlour/${library}/endpoints`) : {};
}
