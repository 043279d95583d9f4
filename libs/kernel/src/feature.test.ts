import { combineSlices, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { loggedOut } from './events';
import { type StartListening, defineFeature, screen } from './feature';

const initialState = { draft: '', tries: 0 };
const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: { typed: (state, { payload }: { payload: string }) => ({ ...state, draft: payload }) },
  extraReducers: (builder) => void builder.addCase(loggedOut, () => initialState),
});

const draftFeature = defineFeature({
  id: 'draft',
  slices: [draftSlice],
  listen: (startListening: StartListening) => {
    startListening({ actionCreator: loggedOut, effect: () => undefined });
  },
  routes: [],
  messages: async () => ({ default: {} }),
});

test('slices of a manifest form a store and reset to their initial state on logout', () => {
  const listeners = createListenerMiddleware();
  draftFeature.listen?.(listeners.startListening);
  const store = configureStore({
    reducer: combineSlices(...(draftFeature.slices ?? [])),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
  store.dispatch(draftSlice.actions.typed('hello'));
  expect(store.getState()).toEqual({ draft: { draft: 'hello', tries: 0 } });
  store.dispatch(loggedOut());
  expect(store.getState()).toEqual({ draft: draftFeature.slices?.[0]?.getInitialState() });
});

test('a screen is the default export that React.lazy expects', async () => {
  function HomeScreen() {
    return null;
  }
  expect(await screen(async () => ({ HomeScreen }), 'HomeScreen')()).toEqual({ default: HomeScreen });
});
