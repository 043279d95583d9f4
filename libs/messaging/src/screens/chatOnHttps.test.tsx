/** @jest-environment-options {"url":"https://parlour.example/m/home"} */
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { messagingWire } from '../wire';

useNetwork(...handlers);

async function start(chatUrl: string) {
  network.use(mockCall(messagingWire.launchChat, { chatUrl }));
  const { user } = await renderFeature(messagingFeature, '/m/message?chat=1', asMember);
  await user.click(await screen.findByRole('button', { name: 'Start the chat' }));
}

test('on an https page, a plain http chat is blocked with a message, and the other channels stay', async () => {
  await start('http://t.me/parlour-chat');
  expect(await screen.findByText("We couldn't open the chat")).toBeInTheDocument();
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('This link was blocked because it may not be safe.')).toBeInTheDocument();
  expect(sheet.queryByRole('link', { name: 'Open the chat' })).not.toBeInTheDocument();
  expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
});
