import { paths } from '@parlour/kernel';
import { network, renderFeature, typeNaughtyStrings, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { agentFeature } from '../feature';
import { teamHandlers, agentHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { teamWire } from '../wire/team';
import { transferWire } from '../wire/transfer';

useNetwork(...agentHandlers, ...teamHandlers);
jest.setTimeout(120_000);
beforeEach(() => localStorage.clear());

const open = (path: string) => renderFeature(agentFeature, path, asType(1));
const submit = (field: HTMLInputElement) => act(async () => void fireEvent.submit(field.form as HTMLFormElement));

describe('spec 5: every field of the agent screens accepts naughty strings as text or refuses them with a reason', () => {
  test('transfer: amount and transaction password', async () => {
    await open(`${paths.agent.transfer}?to=m-carlo`);
    await screen.findByText('Carlo');
    const fields = ['Amount', 'Transaction password'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    await submit(fields[0] as HTMLInputElement);
    await typeNaughtyStrings(fields);
    expect(network.requests(transferWire.createTransfer)).toEqual([]);
  });

  test.each([paths.agent.transfer, paths.agent.team, paths.agent.rebates])('search field at %s', async (path) => {
    await open(path);
    await screen.findAllByText(/Carlo/);
    await typeNaughtyStrings([await screen.findByRole<HTMLInputElement>('searchbox')]);
    expect(document.body).toHaveTextContent(/\S/);
  });

  test('rebate rates of a downline', async () => {
    const { user } = await open(paths.agent.rebates);
    await user.click(await screen.findByRole('button', { name: /Carlo/ }));
    const fields = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>('textbox');
    await typeNaughtyStrings(fields);
    expect(network.requests(teamWire.setRebates)).toEqual([]);
  });
});
