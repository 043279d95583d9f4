import { cacheServer } from './cacheServer';
import { readSettings } from './settings';

const settings = readSettings();
const server = await cacheServer(settings);
server.listen(settings.port, () => console.log(`The cache of ${settings.folder} is served on port ${settings.port}.`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
