import { type ComponentType, createElement } from 'react';
import type { Loader } from './loader';
import { useLoadedAppBundle } from './useAppBundle';
import { useLoaded } from './useLoaded';

/** A component of a lazy module that needs the app bundle. It renders nothing until both are loaded. */
export function lazyPart<Module, Props extends object>(
  module: Loader<Module>,
  pick: (parts: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const parts = useLoaded(module);
    const bundle = useLoadedAppBundle();
    return parts && bundle ? createElement(pick(parts), props) : null;
  };
}
