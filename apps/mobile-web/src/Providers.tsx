import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { i18n } from './i18n';
import type { AppStore } from './store';

type ProvidersProps = { store: AppStore; children: ReactNode };

/** Provides the store and the texts. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </Provider>
  );
}
