// The app of the floors (c) and (r): the libraries of our app, and nothing else of it.
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createElement as h, useEffect, useState } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ content: build.query({ query: () => 'lgw/floor.json' }) }),
});

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { row: 'Row {{row}}', loading: 'Loading' } } } });

/**
 * The app in a router.
 * @param {{ Router: Function, location?: string, content?: import('./readContent.mjs').Content }} options `content`: the data of a prerendered page; without it the app
 * requests the data.
 */
export function floorApp({ Router, location, content }) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  if (content) store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'content', arg: undefined, value: content }]));
  const home = h(Home, { isPrerendered: content !== undefined });
  return h(
    Provider,
    { store },
    h(
      Router,
      { location },
      h('header', { className: 'bar' }, h('b', null, 'Parlour')),
      h(Routes, null, h(Route, { path: '*', element: home })),
    ),
  );
}

/** A prerendered page contains the banner and the first row. The other rows follow when the app runs. */
function Home({ isPrerendered }) {
  const { t } = useTranslation();
  const { data } = api.endpoints.content.useQuery();
  const [isWhole, setWhole] = useState(!isPrerendered);
  useEffect(() => setWhole(true), []);
  if (!data) return h('p', null, t('loading'));
  const { banner, rows } = data;
  return h(
    'main',
    null,
    h('img', {
      className: 'banner',
      src: banner.small,
      srcSet: `${banner.small} 720w, ${banner.url} 1080w`,
      sizes: '100vw',
      width: 1080,
      height: 432,
      alt: '',
      ...(isPrerendered && { fetchPriority: 'high' }),
    }),
    rows.slice(0, isWhole ? rows.length : 1).map((tiles, row) => [
      h('h2', { key: `title ${row}` }, t('row', { row: row + 1 })),
      h(
        'div',
        { key: row, className: 'grid' },
        tiles.map((image, place) => h(Tile, { key: place, image, isLazy: !isPrerendered || row > 0 })),
      ),
    ]),
  );
}

function Tile({ image, isLazy }) {
  const [isOn, setOn] = useState(false);
  return h(
    'div',
    { className: 'tile' },
    h(
      Link,
      { to: '/m/play' },
      h('img', {
        className: 'image',
        loading: isLazy ? 'lazy' : undefined,
        src: image.small,
        srcSet: `${image.small} 200w, ${image.url} 400w`,
        sizes: '27vw',
        width: 400,
        height: 500,
        alt: '',
        style: { background: image.color },
      }),
      image.name,
    ),
    h('button', { onClick: () => setOn(!isOn) }, isOn ? '♥' : '♡'),
  );
}
