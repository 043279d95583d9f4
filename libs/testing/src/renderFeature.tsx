import type { Feature, FeatureRoute } from '@parlour/kernel/feature';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { MemoryRouter, Route, Routes, matchPath, useLocation } from 'react-router-dom';
import { type StageOptions, createStage } from './createStage';
import { network } from './network';

export type RenderOptions = StageOptions & { handlers?: RequestHandler[] };

/**
 * Renders the screen that the feature (or one of `with`) has at `path`, with a real store, a memory router, the features'
 * messages and the mocked network. A list of paths is a history; its last one is shown. Guards of `access` belong to the app.
 */
export async function renderFeature(feature: Feature, path: string | string[], options: RenderOptions = {}) {
  const features = [feature, ...(options.with ?? [])];
  const shown = [path].flat().at(-1) ?? '';
  const screens = await Promise.all(
    features.flatMap(({ routes }) => routes).map(async (route) => ({ path: route.path, Screen: await screenOf(route, shown) })),
  );
  return renderOnStage(
    <Routes>
      {screens.map(({ path: pattern, Screen }) => (
        <Route
          key={pattern}
          path={pattern}
          element={
            <Suspense>
              <Screen />
            </Suspense>
          }
        />
      ))}
      <Route path="*" element={null} />
    </Routes>,
    { ...options, with: features },
    path,
  );
}

/** The first screen of a test renders at once; others load when the player opens them. */
async function screenOf({ path, lazy: load }: FeatureRoute, shown: string): Promise<ComponentType> {
  return matchPath(path, shown.replace(/[?#].*/, '')) ? (await load()).default : lazy(load);
}

/** Renders a block as `renderFeature` renders a screen; its own feature belongs into `with`. */
export async function renderBlock(block: ReactNode, options: RenderOptions & { path?: string | string[] } = {}) {
  return renderOnStage(block, options, options.path ?? '/');
}

async function renderOnStage(content: ReactNode, options: RenderOptions, path: string | string[]) {
  network.use(...(options.handlers ?? []));
  const { store, i18n, Wrapper } = await createStage(options.with ?? [], options);
  const here = { current: '' };
  const history = [path].flat();
  const user = setUpUser({ advanceTimers });
  const view = await act(async () =>
    render(
      <Wrapper>
        <MemoryRouter initialEntries={history} initialIndex={history.length - 1}>
          <LocationProbe onMove={(location) => (here.current = location)} />
          {content}
        </MemoryRouter>
      </Wrapper>,
    ),
  );
  return {
    ...view,
    user,
    store,
    i18n,
    /** Path and query that the router shows now. */
    location: () => here.current,
  };
}

function LocationProbe({ onMove }: { onMove: (location: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}

/** Advances fake timers while typing. */
function advanceTimers(ms: number): void {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
}

type UserOptions = Pick<NonNullable<Parameters<typeof userEvent.setup>[0]>, 'advanceTimers'>;

/** Sets up a user who taps and types. Tests have no style sheets, so checking `pointer-events` of all ancestors at every tap would be slow and find nothing. */
export function setUpUser(options?: UserOptions) {
  return userEvent.setup({ ...options, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
