import { connectionLost, httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers, page } from '../mocks/handlers';
import { walletTransfer } from '../mocks/memberWallets';
import { asMember } from '../mocks/players';
import { memberWalletsWire } from '../wire';

useNetwork(...handlers);

const open = () => renderFeature(walletFeature, '/m/wallets', asMember);
const sent = () => network.requests(memberWalletsWire.transferBetweenWallets);
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

test('every wallet with what is in it; money moves once, and the report tells', async () => {
  const { user } = await open();
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('Main wallet · ₱12,480.55');
  expect(screen.getByText('Not available right now')).toBeVisible();
  await user.type(await amountField(), '100');
  await user.dblClick(screen.getByRole('button', { name: 'Move ₱100.00' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
  expect(sent()).toEqual([{ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), fromId: 'main', toId: 'sports', amount: '100.00' }]);
  expect(await screen.findByText('Main wallet → Sports')).toBeVisible();
});

test('the other way round: the two change places', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'sports');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('main');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await amountField()).toHaveValue('200');
});

test.each(['', '1e3', '-5', '0', '0.001', '99999999999999999999', '12480.56'])('"%s" is not sent, and says why', async (typed) => {
  const { user } = await open();
  if (typed) await user.type(await amountField(), typed);
  else await amountField();
  await user.click(screen.getByRole('button', { name: /^Move/ }));
  expect(await amountField()).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a lost reply is "checking", never "failed"; the transfer is found by its key', async () => {
  network.use(mockCall(memberWalletsWire.transferBetweenWallets, connectionLost()));
  const { user } = await open();
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
  expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
  expect(screen.queryByText(/fail/i)).not.toBeInTheDocument();
  network.use(mockCall(memberWalletsWire.findWalletTransfer, walletTransfer()));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await amountField()).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(localStorage.getItem('walletIntents')).toBeNull();
});

test('a refusal moves nothing and says so', async () => {
  network.use(mockCall(memberWalletsWire.transferBetweenWallets, refuse('INSUFFICIENT_BALANCE')));
  const { user } = await open();
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
  expect(await screen.findByText('No money was moved.')).toBeVisible();
});

test('no transfers yet', async () => {
  network.use(mockCall(memberWalletsWire.getWalletTransfers, page([])));
  await open();
  expect(await screen.findByText('No transfers yet.')).toBeVisible();
});

test('an error can be tried again', async () => {
  network.use(mockCall(memberWalletsWire.getMemberWallets, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText('Your wallets did not load')).toBeVisible();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('For deposits, games and withdrawals')).toBeVisible();
});
