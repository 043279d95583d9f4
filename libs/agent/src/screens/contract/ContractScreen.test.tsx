import { api } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { connectionLost, httpStatus, mockCall, network, recordToasts, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { agentFeature } from '../../feature';
import {
  CONTRACT_TIME,
  activeContract,
  changedContract,
  contract,
  endingContract,
  noContract,
  terms,
  tier,
  upcomingContract,
} from '../../mocks/contracts';
import { agentHandlers } from '../../mocks/handlers';
import { asType } from '../../mocks/players';
import { type Contract, agentWire } from '../../wire';

useNetwork(...agentHandlers);

const { salary, dividend, hourly } = paths.agent;

function open(path: string = salary, shown?: Contract, type = 1) {
  if (shown) network.use(mockCall(agentWire.getContract, shown));
  return renderFeature(agentFeature, path, asType(type));
}

const answers = () => network.requests(agentWire.answerContract);
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('reading a contract', () => {
  test('product 4.5: shows status, summary sentence and tiers of a daily salary offer', async () => {
    await open();
    expect(await screen.findByText('New offer')).toBeInTheDocument();
    expect(screen.getByText(/^From Agnes: you earn/)).toHaveTextContent(
      'From Agnes: you earn 0.8% on slots for each day that your team bets at least ₱100,000 with at least 5 active members.',
    );
    expect(screen.getByText('Higher steps pay up to 1.2%.')).toBeInTheDocument();
    expect(rowsOf(screen.getByRole('table', { name: 'Slots' }))).toEqual([
      'Team bets\u00A0≥Active members\u00A0≥You earn',
      '₱100,00050.8%',
      '₱400,000101.2%',
    ]);
    expect(screen.getByText('Live casino').closest('summary')).toHaveTextContent('₱1,500');
    expect(screen.getByText('Version 2026.2')).toBeInTheDocument();
  });

  test('product 4.5: a change shows old and new figures side by side, with arrows and their meaning', async () => {
    await open(dividend);
    const table = await screen.findByRole('table', { name: 'All games' });
    const inRow = (name: string) => within(within(table).getAllByRole('row', { name: new RegExp(`^${name}`) })[0] as HTMLElement);
    expect(inRow('Rate').getByText('10%')).toBeInTheDocument();
    expect(inRow('Rate').getByText('9%')).toHaveTextContent('▼9%Worse for you');
    expect(inRow('Active members').getByText('12')).toHaveTextContent('▲12Worse for you');
    expect(inRow('Net loss').getAllByText('₱100,000')).toHaveLength(2);
    expect(within(table).getByText('Step 2 · new')).toBeInTheDocument();
    const fish = screen.getByRole('table', { name: 'Fishing' });
    expect(within(fish).getByText('6%')).toHaveTextContent('▲6%Better for you');
    expect(within(fish).getByText('₱60,000')).toHaveTextContent('▼₱60,000Better for you');
  });

  test('product 4.5: an active contract is read-only and says that no request is pending', async () => {
    await open(salary, activeContract);
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(screen.getByText('No contract request. This is your current contract.')).toBeInTheDocument();
    expect(screen.getByText(/^Accepted on 18 Nov 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('accepted terms that start later are upcoming, beside the ones that apply until then', async () => {
    await open(salary, upcomingContract);
    expect(await screen.findByText('Upcoming')).toBeInTheDocument();
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.queryByText(/This is your current contract/)).toBeNull();
    expect(screen.getByText(/^Takes effect on/)).toBeInTheDocument();
    expect(screen.getByText('Until then your current contract applies.')).toBeInTheDocument();
    const slots = within(screen.getByRole('table', { name: 'Slots' }));
    expect(slots.getByText('0.8%')).toBeInTheDocument();
    expect(slots.getByText('0.9%')).toHaveTextContent('▲0.9%Better for you');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('a first contract that starts later applies to nothing before', async () => {
    await open(salary, { ...upcomingContract, current: null });
    expect(await screen.findByText('Upcoming')).toBeInTheDocument();
    expect(screen.queryByText(/^Until then/)).toBeNull();
    expect(rowsOf(screen.getByRole('table', { name: 'Slots' }))).toHaveLength(3);
  });

  test('product 4.5: a rejected offer is read-only', async () => {
    await open(salary, contract({ status: 'rejected', version: null, answeredAt: activeContract.answeredAt }));
    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.getByText(/^Rejected on/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  test('product 4.5: says when there is no contract yet', async () => {
    await open(salary, noContract);
    expect(await screen.findByText('No contract yet')).toBeInTheDocument();
  });

  test('says when the last contract ended', async () => {
    await open(salary, { ...noContract, answeredAt: activeContract.answeredAt });
    expect(await screen.findByText('No contract right now')).toBeInTheDocument();
    expect(screen.getByText(/^Your last contract ended on 18 Nov 2026/)).toBeInTheDocument();
  });

  test('names are shown as plain text in every script, and long figures are exact', async () => {
    const offer = terms([tier({ betAtLeast: '9007199254740993.55', rate: '0.12345678' })]);
    await open(salary, contract({ upline: '<b>မောင်</b> 李', offer }));
    const sentence = await screen.findByText(/^From <b>မောင်<\/b> 李: you earn/);
    expect(sentence).toHaveTextContent('0.12345678%');
    expect(sentence).toHaveTextContent('₱9,007,199,254,740,993.55');
  });

  test('product 4.5: shows the effective date of a contract, but only while it is in the future', async () => {
    const later = Date.now() + 8 * 86_400_000;
    await open(salary, contract({ offer: terms(undefined, { effectiveAt: later }) }));
    expect(await screen.findByText(/^Takes effect on/)).toBeInTheDocument();
    cleanup();
    await open(salary, contract({ offer: terms(undefined, { effectiveAt: CONTRACT_TIME - 86_400_000 * 400 }) }));
    expect(await screen.findByText('New offer')).toBeInTheDocument();
    expect(screen.queryByText(/^Takes effect on/)).toBeNull();
  });

  test("product 4.5: the history lists every event in the gateway's order, with version and date", async () => {
    const events = {
      withdrawn: 'Withdrawn by your upline',
      kept: 'You kept the contract',
      ended: 'You agreed to end it',
      endAsked: 'End requested',
      changeOffered: 'Change offered',
      accepted: 'You accepted',
      rejected: 'You rejected',
      offered: 'Contract offered',
    } as const;
    const history = (Object.keys(events) as (keyof typeof events)[]).map((event, index) => ({
      version: `S-${index}`,
      event,
      at: CONTRACT_TIME,
    }));
    const { user } = await open(salary, contract({ history }));
    await user.click(await screen.findByText('History'));
    const lines = within(screen.getByText('History').closest('details') as HTMLElement).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(Object.values(events).map((text, index) => `${text}S-${index}18 Nov 2026`));
  });

  test('the three contracts link to each other', async () => {
    const { user, location } = await open();
    const nav = await screen.findByRole('navigation', { name: 'Contracts' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Daily');
    await user.click(await within(nav).findByRole('link', { name: /Dividend.*Waiting for your answer/ }));
    expect(location()).toBe(dividend);
    expect(await screen.findByText('Change')).toBeInTheDocument();
  });
});

describe('answering a contract', () => {
  test.each([
    { button: 'Accept', title: 'Accept this contract?', submit: 'Yes, accept', accept: true },
    { button: 'Reject', title: 'Reject this offer?', submit: 'Yes, reject', accept: false },
  ])('$button: the sheet repeats the rates, and the answer names the version on screen', async (word) => {
    const { button, title, submit, accept } = word;
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    const sheet = screen.getByRole('dialog', { name: title });
    expect(sheet).toHaveTextContent('Slots0.8% – 1.2%');
    expect(sheet).toHaveTextContent('Live casino₱1,500');
    network.use(mockCall(agentWire.getContract, activeContract));
    await user.click(within(sheet).getByRole('button', { name: submit }));
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(answers()).toEqual([{ kind: 'salary', version: 'S-1', accept, acknowledged: false }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('accepting a change repeats old and new rates', async () => {
    const { user } = await open(dividend);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('All games10% → 9% – 14%');
  });

  test('product 4.5: ending a contract below a downline’s rate shows a warning and needs a tick', async () => {
    const { user } = await open(hourly);
    expect(await screen.findByText('Cancellation request')).toBeInTheDocument();
    expect(screen.getByText(/You give Carlo 0.5% on slots/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agree to end' }));
    const sheet = screen.getByRole('dialog', { name: 'End this contract?' });
    await user.click(within(sheet).getByRole('button', { name: 'Yes, end it' }));
    expect(within(sheet).getByText('Tick this box first.')).toBeInTheDocument();
    expect(answers()).toEqual([]);
    await user.click(within(sheet).getByRole('checkbox'));
    network.use(mockCall(agentWire.getContract, noContract));
    await user.click(within(sheet).getByRole('button', { name: 'Yes, end it' }));
    expect(await screen.findByText('No contract yet')).toBeInTheDocument();
    expect(answers()).toEqual([{ kind: 'hourly', version: 'H-2', accept: true, acknowledged: true }]);
  });

  test('product 4.5: accepting a rate below a downline’s has a warning of its own', async () => {
    await open(salary, contract({ downlineAbove: endingContract.downlineAbove }));
    expect(await screen.findByText(/If you accept, you pay more than you earn there/)).toBeInTheDocument();
  });

  test('keeping a contract needs no tick', async () => {
    const { user } = await open(hourly);
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    network.use(mockCall(agentWire.getContract, { ...activeContract, kind: 'hourly' }));
    await user.click(screen.getByRole('button', { name: 'Yes, keep it' }));
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(answers()).toEqual([{ kind: 'hourly', version: 'H-2', accept: false, acknowledged: false }]);
  });

  test('product 4.5: when the offer changed before the answer arrived, the new offer is shown', async () => {
    network.use(mockCall(agentWire.answerContract, () => refuse('OFFER_CHANGED')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    network.use(mockCall(agentWire.getContract, contract({ version: 'S-2', offer: terms([tier({ rate: '0.7' })]) })));
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText('This offer changed. Review again.')).toBeInTheDocument();
    expect(await screen.findByText(/^From Agnes/)).toHaveTextContent('0.7%');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('product 4.5: after an answer to an outdated offer, the buttons stay disabled until the new offer has loaded', async () => {
    network.use(mockCall(agentWire.answerContract, () => refuse('OFFER_CHANGED')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    network.use(mockCall(agentWire.getContract, () => connectionLost()));
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText('This offer changed. Review again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
    network.use(mockCall(agentWire.getContract, contract({ version: 'S-2' })));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled());
    expect(screen.getByText('This offer changed. Review again.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('dialog', { name: 'Accept this contract?' })).toBeInTheDocument();
  });

  test.each([
    ['replaced by another version', contract({ version: 'S-2' })],
    ['withdrawn', noContract],
  ])('product 4.5: an offer that is %s while its sheet is open closes the sheet with a message', async (_, successor) => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    network.use(mockCall(agentWire.getContract, successor));
    await act(async () => void store.dispatch(api.util.invalidateTags(['Contract'])));
    expect(await screen.findByText('This offer changed. Review again.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers()).toEqual([]);
  });

  test('product 4.5: a refusal says that nothing has changed', async () => {
    network.use(mockCall(agentWire.answerContract, () => refuse('NOT_ALLOWED')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText(/^Nothing has changed\. Your account can't use this feature\./)).toBeInTheDocument();
    expect(screen.getByText('New offer')).toBeInTheDocument();
  });

  test('after a lost reply the same answer can be sent again', async () => {
    network.use(mockCall(agentWire.answerContract, () => connectionLost()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText(/You can safely send it again/)).toBeInTheDocument();
    network.use(mockCall(agentWire.answerContract, activeContract), mockCall(agentWire.getContract, activeContract));
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText('Active')).toBeInTheDocument();
    const [first, second] = answers();
    expect(second).toEqual(first);
  });

  test('an accepted answer is said, and nothing stays armed: the sheet and the buttons are gone, and a second tap has sent nothing', async () => {
    const { feature, toasts } = recordToasts();
    const player = asType(1);
    const { user } = await renderFeature(agentFeature, salary, { ...player, with: [...player.with, feature] });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    network.use(mockCall(agentWire.getContract, activeContract));
    await user.dblClick(screen.getByRole('button', { name: 'Yes, accept' }));
    await waitFor(() => expect(toasts).toEqual([{ level: 'success', text: 'Contract accepted.' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(answers()).toHaveLength(1);
  });

  test('that nothing was sent for lack of a connection is said no longer than the connection is lost', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No internet');
    network.comeBack();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(answers()).toEqual([]);
  });

  test('closing the sheet sends no answer', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers()).toEqual([]);
  });
});

describe('product 4.5: the buttons of each status, for every account type that may have contracts (spec 6)', () => {
  const rejected = contract({ status: 'rejected', version: null });
  const states: [string, Contract, string[]][] = [
    ['New offer', contract(), ['Reject', 'Accept']],
    ['Change', { ...changedContract, kind: 'salary' }, ['Reject', 'Accept']],
    ['Cancellation request', { ...endingContract, kind: 'salary' }, ['Keep', 'Agree to end']],
    ['Active', activeContract, []],
    ['Rejected', rejected, []],
    ['No contract yet', noContract, []],
  ];
  test.each([0, 1, 2, 7].flatMap((type) => states.map((state) => [type, ...state] as const)))(
    'type %i, status %s',
    async (type, text, value, buttons) => {
      await open(salary, value, type);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    },
  );
});

describe('access and load errors', () => {
  test.each([4, 40, 41, 42])('product 4.5: type %i has no access to contracts', async (type) => {
    await open(salary, undefined, type);
    expect(screen.getByText('Not available for this account')).toBeInTheDocument();
    expect(network.requests(agentWire.getContract)).toEqual([]);
  });

  test.each([0, 1, 2, 7])('spec 6: type %i can read its contracts', async (type) => {
    await open(salary, undefined, type);
    expect(await screen.findByText('New offer')).toBeInTheDocument();
  });

  test('a retry loads the contract after a load error', async () => {
    network.use(mockCall(agentWire.getContract, () => httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load the contract")).toBeInTheDocument();
    network.use(mockCall(agentWire.getContract, endingContract));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Cancellation request')).toBeInTheDocument();
  });

  test('a reply that lacks a part its status requires is reported as a load error', async () => {
    const half = new Response(JSON.stringify({ success: true, value: { ...changedContract, current: null } }), {
      headers: { 'Content-Type': 'application/json' },
    });
    network.use(mockCall(agentWire.getContract, () => half));
    await open(dividend);
    expect(await screen.findByText("We couldn't load the contract")).toBeInTheDocument();
  });

  test.each(['fil', 'my'] as const)('the screen renders in %s', async (locale) => {
    await renderFeature(agentFeature, dividend, { ...asType(1), locale });
    expect(await screen.findAllByRole('table', { hidden: true })).toHaveLength(2);
  });
});
