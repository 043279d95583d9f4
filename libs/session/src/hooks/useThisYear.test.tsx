import { adoptPageTime } from '@parlour/api-client';
import { renderBlock, useNetwork } from '@parlour/testing';
import { siteFeature } from '@parlour/site';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { handlers } from '../mocks/handlers';
import { useThisYear } from './useThisYear';

useNetwork(...handlers);
afterEach(() => adoptPageTime(undefined));

function Year() {
  return <p role="note">{useThisYear()}</p>;
}

test('on a page of the server it is the year of the site when the page was made, in the app that of the player now', async () => {
  const { store } = await renderBlock(<Year />, { with: [siteFeature] });
  const served = (time: string) => {
    adoptPageTime(Date.parse(time));
    return renderToString(
      <Provider store={store}>
        <Year />
      </Provider>,
    );
  };
  expect(served('2029-12-31T15:59:00Z')).toContain('>2029<');
  expect(served('2029-12-31T16:00:00Z')).toContain('>2030<');
  expect(screen.getByRole('note')).toHaveTextContent(String(new Date().getFullYear()));
});
