// Floor (r), the recipe: the same libraries hydrate a prerendered page from the data in it. What our app costs more than this is ours.
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { floorApp } from './floorApp.mjs';

const content = JSON.parse(document.getElementById('data').textContent);
hydrateRoot(document.getElementById('root'), floorApp({ Router: BrowserRouter, content }));
