import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { useHomeSections } from './useHomeSections';

useNetwork(...handlers);

test('performance, runtime: the categories stay the same array, so that home does not render its blocks again', async () => {
  const seen: unknown[] = [];
  function Sections() {
    const [count, renderAgain] = useReducer((before: number) => before + 1, 0);
    const { categories } = useHomeSections();
    seen.push(categories);
    return (
      <button type="button" onClick={renderAgain}>
        {count}, {categories.length > 0 ? 'loaded' : 'loading'}
      </button>
    );
  }
  const { user } = await renderBlock(<Sections />, { with: [gamesFeature, siteFeature, playerFeature] });
  await user.click(await screen.findByRole('button', { name: '0, loaded' }));
  expect(screen.getByRole('button', { name: '1, loaded' })).toBeVisible();
  expect(seen.at(-1)).toBe(seen.at(-2));
});
