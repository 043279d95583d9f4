import { type ComponentType, createElement, use } from 'react';
import type { Loader } from './loader';
import { useAppBundle } from './useAppBundle';

/** A component of a lazy module that needs the app bundle. Once both are loaded it renders without a fallback. */
export function lazyPart<Module, Props extends object>(
  module: Loader<Module>,
  pick: (parts: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const parts = module.load();
    useAppBundle();
    return createElement(pick(use(parts)), props);
  };
}
