import type { FeatureRoute } from '@parlour/kernel';
import type { ComponentType, PropsWithChildren } from 'react';
import { loadScreenMessages } from '../i18n';
import type { AppRoute } from './bundleTypes';
import { type Loader, loader } from './loader';

const screens = new Map<FeatureRoute, Loader<ComponentType<PropsWithChildren>>>();

/** The screen of a route. It loads together with its texts, so that message keys never flash. */
export function screenOf({ feature, route }: AppRoute): Loader<ComponentType<PropsWithChildren>> {
  const known = screens.get(route);
  if (known) return known;
  const screen = loader(async () => {
    const [{ default: component }] = await Promise.all([route.lazy(), loadScreenMessages(feature)]);
    return component;
  });
  screens.set(route, screen);
  return screen;
}
