// Floor (r), the recipe: the same libraries hydrate a prerendered page from the data in it. The difference to our app is the cost of our own code.
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { floorApp } from './floorApp.mjs';

const content = JSON.parse(document.getElementById('data').textContent);
hydrateRoot(document.getElementById('root'), floorApp({ Router: BrowserRouter, content }));
