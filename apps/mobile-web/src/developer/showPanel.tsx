import { createRoot } from 'react-dom/client';
import { callsOf } from '../mocks/callsOf';
import { Providers } from '../Providers';
import type { AppStore } from '../store';
import { DeveloperPanel } from './DeveloperPanel';
import { createGatewayLog } from './gatewayLog';
import { PANEL_ID } from './marker';
import { reloadWhenMended } from './reloadWhenMended';

const libraries = import.meta.glob<object>('../../../../libs/*/src/wire/index.ts', { eager: true });

/** Shows the panel over the app, in its own root: an app that breaks leaves the panel alone. */
export function showPanel(store: AppStore): void {
  reloadWhenMended(import.meta.hot);
  const element = document.createElement('div');
  element.id = PANEL_ID;
  document.body.append(element);
  createRoot(element).render(
    <Providers store={store}>
      <DeveloperPanel log={createGatewayLog(window, callsOf(Object.values(libraries)))} />
    </Providers>,
  );
}
