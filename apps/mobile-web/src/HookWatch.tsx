import { memo, useLayoutEffect } from 'react';

type HookWatchProps<Value> = {
  id: string;
  useValue: () => Value;
  /** Calls the hook again when it changes. */
  turn?: number;
  onChange: (id: string, value: Value) => void;
};

/**
 * Calls a hook of a manifest and reports its value before the browser paints. Manifests hold lists of hooks; a component for each keeps the
 * rules of hooks.
 */
export const HookWatch = memo(function HookWatch<Value>({ id, useValue, onChange }: HookWatchProps<Value>) {
  const value = useValue();
  useLayoutEffect(() => onChange(id, value), [id, onChange, value]);
  return null;
}) as <Value>(props: HookWatchProps<Value>) => null;
