import { join } from 'node:path';

// Before the world is loaded: the first import of a test with a third country.
process.env['SANDBOX_COUNTRIES'] = join(import.meta.dirname, '../../../sandbox-world/examples/vietnam.json');
