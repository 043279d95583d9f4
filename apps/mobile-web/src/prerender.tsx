import './startup/provideBundles';
import { GameTile } from '@parlour/ui/tile';
import { type Locale, localeChanged, locales, loggedIn, paths } from '@parlour/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { changeLocale, startI18n } from './i18n';
import { appBundleOf } from './startup/appBundleOf';
import { player } from './startup/lazyBundles';
import { BootFailure } from './failure/BootFailure';
import { createAppStore } from './store';

/** `name` holds the language and the kind of visitor: `<locale>-<visitor|player>`. */
export type HomeShell = { name: string; locale: Locale; markup: string };

type DocumentParts = { homeShells: HomeShell[]; tile: string } & Record<'noScript' | 'failure' | 'tooOld', string>;

/**
 * Renders the document's content for the time before any script has run (performance: the first paint needs no JavaScript). Only
 * the build calls it.
 */
export async function renderDocumentParts(): Promise<DocumentParts> {
  await startI18n('en');
  // Lazy parts render nothing during prerendering, so skip them.
  await player.load();
  const homeShells: HomeShell[] = [];
  for (const locale of locales) {
    await changeLocale(locale);
    for (const who of ['visitor', 'player'] as const)
      homeShells.push({ name: `${locale}-${who}`, locale, markup: await renderHome(locale, who) });
  }
  return {
    homeShells,
    tile: renderToStaticMarkup(<GameTile name="" picture={{ src: '', load: 'soon' }} />),
    noScript: renderToStaticMarkup(<BootFailure reason="boot.noScript" />),
    failure: renderToStaticMarkup(<BootFailure reason="boot.failed" />),
    tooOld: renderToStaticMarkup(<BootFailure reason="boot.tooOld" />),
  };
}

async function renderHome(locale: Locale, who: 'visitor' | 'player'): Promise<string> {
  const store = createAppStore();
  await appBundleOf(store).load();
  store.dispatch(localeChanged(locale));
  if (who === 'player') store.dispatch(loggedIn({ token: 'prerender', userName: '', type: 0, merchantCode: '' }));
  return renderToStaticMarkup(
    <Providers store={store}>
      <StaticRouter location={paths.home}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}
