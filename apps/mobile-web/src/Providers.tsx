import { selectRuntimeConfig } from '@parlour/site';
import { SymbolsAfter } from '@parlour/ui/money';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { i18n } from './i18n';
import type { AppStore } from './store';

type ProvidersProps = {
  store: AppStore;
  /** The state that the server rendered the page from. The parts of the page hydrate one by one, and each needs it, whatever has arrived since. */
  serverState?: ReturnType<AppStore['getState']>;
  children: ReactNode;
};

/** Provides the store, the texts, and which symbols of currencies stand after their amounts. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  const { countries } = selectRuntimeConfig(store.getState());
  const after = countries.filter(({ currency }) => currency.symbolPlace === 'after').map(({ currency }) => currency.symbol);
  return (
    <Provider store={store} serverState={serverState}>
      <I18nextProvider i18n={i18n}>
        <SymbolsAfter value={after}>{children}</SymbolsAfter>
      </I18nextProvider>
    </Provider>
  );
}
