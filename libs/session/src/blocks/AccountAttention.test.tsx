import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork, writeConfig } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { securityWire } from '../wire/securityWire';
import { AccountAttention } from './AccountAttention';

useNetwork(...handlers, ...memberHandlers);

const open = (type = 0) =>
  renderBlock(<AccountAttention />, {
    with: [sessionFeature, playerFeature, siteFeature, contentFeature],
    events: [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })],
  });
const asked = () => network.requests(securityWire.getSecurityConfig);

test('product 4.20: lists the missing steps before a withdrawal, each with a link', async () => {
  network.use(
    mockCall(securityWire.getSecurityConfig, {
      rows: [
        { id: 'phone', isDone: false },
        { id: 'payeeName', isDone: false },
        { id: 'transactionPassword', isDone: false },
        { id: 'questions', isDone: false },
        { id: 'identity', isDone: false },
      ],
    }),
  );
  await open();
  expect(await screen.findByRole('link', { name: /Set a transaction password/ })).toHaveAttribute(
    'href',
    '/m/withdraw/password?returnTo=%2Fm%2FsecurityCenter',
  );
  expect(screen.getByRole('link', { name: /Add the account holder name/ })).toHaveAttribute('href', '/m/securityCenter?edit=payeeName');
  expect(screen.getByRole('link', { name: /Verify your identity/ })).toHaveAttribute('href', '/m/feedback');
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

test('a step that this site offers no way to take is left out', async () => {
  const remove = writeConfig({ absentCalls: ['sendFeedback'] });
  network.use(
    mockCall(securityWire.getSecurityConfig, {
      rows: [
        { id: 'phone', isDone: false },
        { id: 'identity', isDone: false },
      ],
    }),
  );
  await open();
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/m/securityCenter?edit=phone');
  remove();
});

test('a complete account shows no list', async () => {
  network.use(mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'phone', isDone: true }] }));
  await open();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByText('Finish your account')).not.toBeInTheDocument();
});

test('a failure to load shows no list and no error', async () => {
  network.use(mockCall(securityWire.getSecurityConfig, httpStatus(500)));
  await open();
  // A failed read is sent three times in total.
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([4, 40, 41, 42])('spec 6: session type %i, which cannot withdraw, sees no list and sends no request', async (type) => {
  await open(type);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(asked()).toHaveLength(0);
});
