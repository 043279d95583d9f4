import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Gives each prop a control that can change it: a text for a node that is a text, and none for an element, a component or a reference. */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, fit(argType, initialArgs[name])]));

function fit<Type extends InputType>(argType: Type, value: unknown): Type {
  const type = argType.table?.type?.summary ?? '';
  if (/^(ElementType|Ref|UIEventHandler)\b/.test(type) || holdsElement(value)) return { ...argType, control: false };
  return type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType;
}

function holdsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(holdsElement);
}
