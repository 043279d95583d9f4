// Floor (c): the same page built as a typical client-rendered app: an empty document, and an app of the same
// libraries that requests its data and renders.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { floorApp } from './floorApp.mjs';

createRoot(document.getElementById('root')).render(floorApp({ Router: BrowserRouter }));
