// The app in production: `PARLOUR_CONFIG=operator.json node server/main.mjs <release> [<former release> …]` (docs/guides/deploy.md).
import { appServer } from './appServer.mjs';

const [folder, ...former] = process.argv.slice(2);
if (!folder || !process.env.PARLOUR_CONFIG) {
  console.error('Say which build to serve, and by PARLOUR_CONFIG which file configures the merchants.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 8080);
const server = appServer({ folder, former });
server.listen(port, () => console.log(`Parlour is served on port ${port} under /m/.`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)));
