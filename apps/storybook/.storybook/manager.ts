import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandTheme } from './brandTheme';

const [css = '', icon = ''] = [process.env['STORYBOOK_TOKENS'], process.env['STORYBOOK_ICON']];
const themes = { dark: brandTheme(css, 'dark', icon), light: brandTheme(css, 'light', icon) };

addons.setConfig({ theme: themes.dark });

/** Storybook's own frame follows the theme of the toolbar, as the stories do. */
addons.register('parlour/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: themes[globals.theme === 'light' ? 'light' : 'dark'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
