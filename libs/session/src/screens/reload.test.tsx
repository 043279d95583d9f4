import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { submissionFeature } from '@parlour/submission';
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers, ...accessHandlers);

const show = (path: string) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature] });

async function askForCode() {
  const view = await show('/m/forget');
  await view.user.type(screen.getByLabelText('Username'), 'maria');
  await view.user.type(screen.getByLabelText('Mobile number'), '9175557731');
  await view.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('textbox', { name: 'SMS code' });
  return view;
}

describe('a reload while recovering a password', () => {
  test('keeps the step of the code, and the code opens the new password', async () => {
    (await askForCode()).unmount();
    const { user } = await show('/m/forget');
    expect(screen.getByText("If the details match, we've sent a code.")).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'SMS code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('stores neither the code nor the ticket, and after the code starts with the name and the number', async () => {
    const first = await askForCode();
    await first.user.type(screen.getByRole('textbox', { name: 'SMS code' }), '482913');
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('New password');
    const stored = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
    expect(stored).not.toMatch(/482913|ticket-of-maria/);
    first.unmount();
    await show('/m/forget');
    expect(screen.getByLabelText('Username')).toHaveValue('maria');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9175557731');
  });

  test('keeps the page that says that the e-mail was sent', async () => {
    const first = await show('/m/forget');
    await first.user.click(screen.getByRole('radio', { name: /By email/ }));
    await first.user.type(screen.getByLabelText('Username'), 'maria');
    await first.user.type(screen.getByLabelText('Email'), 'maria@example.test');
    await first.user.click(screen.getByRole('button', { name: 'Send email' }));
    await screen.findByText('Check your email');
    first.unmount();
    await show('/m/forget');
    expect(screen.getByText('Check your email')).toBeVisible();
  });

  test('the countdown is a sentence', async () => {
    await askForCode();
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  });
});

describe('a reload while logging in by a code', () => {
  test('keeps the tab and the number, without the code', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
    const first = await show('/m/login');
    await first.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
    await first.user.type(screen.getByLabelText('Mobile number'), '9175557731');
    await first.user.type(screen.getByRole('textbox', { name: 'SMS code' }), '482913');
    first.unmount();
    await show('/m/login');
    expect(await screen.findByRole('tab', { name: 'SMS code' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9175557731');
    expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveValue('');
  });
});
