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

/** Provides the store and the texts. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </Provider>
  );
}
