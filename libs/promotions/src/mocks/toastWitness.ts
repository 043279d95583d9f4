import { defineFeature, toastRequested } from '@parlour/kernel';

export type Toast = { level: string; text: string; durationMs?: number };

/** Sees what is said briefly, in place of the shell that would show it; pass `feature` in `with`. */
export function toastWitness() {
  const toasts: Toast[] = [];
  const feature = defineFeature({
    id: 'witness',
    routes: [],
    listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) }),
    messages: async () => ({ default: {} }),
  });
  return { toasts, feature };
}
