// The app in production: `PARLOUR_CONFIG=operator.json node server/main.mjs <release> [<former release> …]` (docs/guides/deploy.md).
import { appServer, stopServer } from './appServer.mjs';

const [folder, ...former] = process.argv.slice(2);
if (!folder || !process.env.PARLOUR_CONFIG) {
  console.error('Usage: PARLOUR_CONFIG=<configuration of the merchants> node server/main.mjs <build> [<former build> …]');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 8080);
const server = appServer({ folder, former });
// For example, the port is in use. The process then exits, because nothing keeps it running.
server.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
server.listen(port, () => console.log(`Parlour is served on port ${port} under /m/.`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopServer(server).then(() => process.exit(0)));
