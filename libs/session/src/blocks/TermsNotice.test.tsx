import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { sessionFeature } from '../feature';
import { useIsTermsDue } from '../rules/terms';
import { handlers } from '../mocks/handlers';
import { TermsNotice } from './TermsNotice';

useNetwork(...handlers);
beforeEach(() => localStorage.clear());

function Place() {
  const isDue = useIsTermsDue();
  const [, look] = useState(0);
  return isDue && <TermsNotice onDone={() => look(1)} />;
}
const show = () => renderBlock(<Place />, { with: [sessionFeature, playerFeature, siteFeature, contentFeature] });

test('spec 2: the overlay stays until the player agrees; spec 4: agreeTerms stores the accepted version (product 4.24)', async () => {
  const { user } = await show();
  const dialog = screen.getByRole('dialog', { name: 'Before you play' });
  fireEvent.keyDown(document, { key: 'Escape' });
  await user.click(dialog);
  expect(dialog).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('agreeTerms')).toMatch(/^"\d{4}-\d\d-\d\d"$/);
});

test('a player who has agreed is not asked again', async () => {
  localStorage.setItem('agreeTerms', '"9999-12-31"');
  await show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([['"2020-01-01"'], ['"1"'], ['1'], ['{broken']])('the stored agreement %s does not cover the current terms', async (stored) => {
  localStorage.setItem('agreeTerms', stored);
  await show();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the overlay links to the terms', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/m/terms');
});
