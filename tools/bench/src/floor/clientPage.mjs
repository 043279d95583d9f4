// Floor (c): the same page built as a typical client-rendered app: an empty document, and an app of the same
// libraries that requests its data and renders.
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ content: build.query({ query: () => 'lgw/floor.json' }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function Tile({ image }) {
  const [isOn, setOn] = useState(false);
  return h(
    'div',
    { className: 'tile' },
    h(
      Link,
      { to: '/m/play' },
      h('img', {
        className: 'image',
        loading: 'lazy',
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

function Home() {
  const { t } = useTranslation();
  const { data } = api.endpoints.content.useQuery();
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
    }),
    rows.map((tiles, row) => [
      h('h2', { key: `title ${row}` }, t('row', { row: row + 1 })),
      h(
        'div',
        { key: row, className: 'grid' },
        tiles.map((image, place) => h(Tile, { key: place, image })),
      ),
    ]),
  );
}

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { row: 'Row {{row}}', loading: 'Loading' } } } });
createRoot(document.getElementById('root')).render(
  h(
    Provider,
    { store },
    h(
      BrowserRouter,
      null,
      h('header', { className: 'bar' }, h('b', null, 'Parlour')),
      h(Routes, null, h(Route, { path: '*', element: h(Home) })),
    ),
  ),
);
