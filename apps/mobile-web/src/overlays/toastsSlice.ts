import { type ToastLevel, type ToastText, loggedIn, loggedOut, toastDismissed, toastRequested } from '@parlour/kernel';
import { type PayloadAction, createSelector, createSlice } from '@reduxjs/toolkit';

/** `durationMs` is absent for a toast that stays until it is dismissed. */
export type Toast = { id: string; level: ToastLevel; text: ToastText; durationMs?: number };

/** The default duration of a toast, in milliseconds (specification 8). Long toasts set 8000 themselves. */
export const TOAST_MS = 3000;
/** The most toasts shown at once, because a phone has no space for more. The others wait. */
const SHOWN = 2;

const isSame = (one: ToastText, other: ToastText) => JSON.stringify(one) === JSON.stringify(other);

type ToastsState = { queue: Toast[]; next: number };
const initialState: ToastsState = { queue: [], next: 1 };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastEnded: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(toastRequested, (state, { payload: { level, text, durationMs } }) => {
        if (state.queue.some((toast) => isSame(toast.text, text) && toast.level === level)) return;
        // Only one wait is pending at a time.
        const others = level === 'loading' ? state.queue.filter((toast) => toast.level !== 'loading') : state.queue;
        state.queue = [
          ...others,
          { id: String(state.next), level, text, durationMs: durationMs ?? (level === 'loading' ? undefined : TOAST_MS) },
        ];
        state.next += 1;
      })
      .addCase(toastDismissed, (state) => {
        state.queue = state.queue.filter(({ level }) => level !== 'loading');
      })
      .addCase(loggedOut, () => initialState)
      // Messages for the former player are not shown to the next one.
      .addCase(loggedIn, () => initialState),
  selectors: {
    selectToasts: createSelector([({ queue }: ToastsState) => queue], (queue) => queue.slice(0, SHOWN)),
  },
});

export const { toastEnded } = toastsSlice.actions;
