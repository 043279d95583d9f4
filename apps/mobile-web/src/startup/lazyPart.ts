import { type ComponentType, createElement } from 'react';
import { useStore } from 'react-redux';
import { appBundleOf } from './appBundleOf';
import type { Loader } from './loader';
import { useLoaded } from './useLoaded';

/** A component of a lazy module that needs the app bundle. It renders nothing until both are loaded. */
export function lazyPart<Module, Props extends object>(
  module: Loader<Module>,
  pick: (parts: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const parts = useLoaded(module);
    const isReady = useLoaded(appBundleOf(useStore())) !== undefined;
    return parts && isReady ? createElement(pick(parts), props) : null;
  };
}
