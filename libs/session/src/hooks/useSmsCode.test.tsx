import { adoptLanguages, type Locale, localeChanged } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { handlers } from '../mocks/handlers';
import { useMobile } from './useSmsCode';

useNetwork(...handlers);

function Reading() {
  const { reading, words } = useMobile('63');
  return <p role="note">{[reading('09175557731'), words.code].join(' | ')}</p>;
}

test('a number is shown back in groups with the calling code', async () => {
  await renderBlock(<Reading />, { with: [siteFeature] });
  await waitFor(() => expect(screen.getByRole('note').textContent).toBe('+63 917 555 7731 | +63'));
});

test('its groups keep their order between words from right to left', async () => {
  const urdu = 'ur' as Locale;
  adoptLanguages([{ code: 'UR', locale: urdu, name: 'اردو', country: 'PK', isRightToLeft: true }]);
  await renderBlock(<Reading />, { with: [siteFeature], events: [localeChanged(urdu)] });
  await waitFor(() => expect(screen.getByRole('note').textContent).toBe('\u2066+63 917 555 7731\u2069 | \u2066+63\u2069'));
  adoptLanguages([]);
});
