import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { burmeseBreaks } from '../../tools/burmeseBreaks.mjs';
import { pseudoLocale } from '../../tools/pseudoLocale.mjs';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/storybook',
  plugins: [react({ compiler: true }), pseudoLocale(), burmeseBreaks()],
});
