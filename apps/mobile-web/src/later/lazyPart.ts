import { type ComponentType, createElement, use } from 'react';
import type { Loader } from './loader';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A component of a module that comes later. Once the module is there it renders at once, without falling back. */
export function lazyPart<Module, Name extends keyof Module>(module: Loader<Module>, name: Name): ComponentType<PropsOf<Module[Name]>> {
  return function LazyPart(props: PropsOf<Module[Name]>) {
    const parts = module.current ?? use(module.load());
    return createElement(parts[name] as ComponentType<PropsOf<Module[Name]>>, props);
  };
}
