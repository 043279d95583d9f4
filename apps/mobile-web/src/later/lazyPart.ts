import { type ComponentType, createElement, use } from 'react';
import type { Loader } from './loader';

/** A component of a module that comes later. Once the module is there it renders at once, without falling back. */
export function lazyPart<Module, Props extends object>(
  module: Loader<Module>,
  pick: (parts: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    return createElement(pick(use(module.load())), props);
  };
}
