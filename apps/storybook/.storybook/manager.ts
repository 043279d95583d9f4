import { addons } from 'storybook/manager-api';
import { brandTheme } from './brandTheme';

const base = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
addons.setConfig({ theme: brandTheme(process.env['STORYBOOK_TOKENS'] ?? '', base) });
