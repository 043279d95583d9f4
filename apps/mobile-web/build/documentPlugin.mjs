import { join } from 'node:path';
import { describeQuickly } from '../server/filledFile.mjs';
import { documentHeaders } from '../server/headers.mjs';
import { answerFailure, protectServer } from '../server/protectServer.mjs';
import { pathOf } from '../server/requestPath.mjs';
import { redirectHome, serveApp } from '../server/serveApp.mjs';
import { openLanguages } from '../server/languages/openLanguages.mjs';
import { LANGUAGES } from '../server/paths.mjs';
import { configFolder, fillDocument, readConfigFile } from '../server/runtimeConfig.mjs';
import { finishDocument } from './finishDocument.mjs';
import { messageCatalogue } from './messageCatalogue.mjs';

const repository = join(import.meta.dirname, '../../..');

/**
 * The document: filled with the configuration in development, prerendered after a build, and served as in production by the preview server.
 * @returns {import('vite').Plugin}
 */
export function documentPlugin() {
  let config;
  /** Reads the languages again for each request, so that a page shows a text that was just translated. */
  const languages = () => openLanguages(readConfigFile(), { folder: configFolder(process.env), catalogue: messageCatalogue(repository) });
  return {
    name: 'parlour:document',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => (context.server ? fillDocument(html, languages().config) : html),
    },
    configureServer(server) {
      if (server.httpServer) protectServer(server.httpServer);
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url);
        if (path === '/' || path === '/m') return response.writeHead(302, { Location: config.base }).end();
        const texts = path?.startsWith(LANGUAGES) && languages().fileAt(path);
        if (texts) return response.writeHead(200, texts.headers).end(texts.content);
        if (request.headers.accept?.includes('text/html')) {
          const headers = documentHeaders('', { config: readConfigFile(), isDevelopment: true });
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        }
        next();
      });
    },
    configurePreviewServer(server) {
      protectServer(server.httpServer);
      const env = { PARLOUR_GATEWAY: config.preview.proxy?.['/wps'], ...process.env };
      // The journeys open hundreds of pages, and no network is between them and the server.
      const describePage = process.env.APP_QUICK_PAGES === '1' ? describeQuickly : undefined;
      server.middlewares.use(serveApp({ folder: config.build.outDir, env, describePage }));
      const others = Object.keys(config.preview.proxy ?? {});
      server.middlewares.use((request, response, next) => {
        const isForOthers = others.some((path) => request.url.startsWith(path));
        return isForOthers ? next() : redirectHome(request, response);
      });
      return () => {
        // The proxy forwards no web sockets, and Vite's listener never answers an upgrade request. Without the listener it is answered like any other.
        server.httpServer.removeAllListeners('upgrade');
        // Connect itself would send the stack trace. It recognizes a handler of errors by its four parameters.
        server.middlewares.use((error, request, response, _next) => answerFailure(error, { request, response, logError: console.error }));
      };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => finishDocument(config),
    },
  };
}
