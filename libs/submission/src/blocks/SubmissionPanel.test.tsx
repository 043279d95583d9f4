import { siteFeature } from '@parlour/site';
import { renderBlock } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { submissionFeature } from '../feature';
import { SubmissionPanel } from './SubmissionPanel';

const lost = {
  state: 'unknown',
  isAbsent: true,
  isRisky: false,
  isSearched: true,
  isChecking: false,
  check: jest.fn(),
  discard: jest.fn(),
} as const;

async function open(props: { needsPassword?: boolean } = { needsPassword: true }) {
  const resend = jest.fn(async () => ({ state: 'unknown' }) as const);
  const view = await renderBlock(<SubmissionPanel submission={{ ...lost, resend }} what="Withdrawal of ₱500.00" {...props} />, {
    with: [submissionFeature, siteFeature],
  });
  return { ...view, resend };
}
const pin = () => screen.getByLabelText('Transaction password');
const sendAgain = () => screen.getByRole('button', { name: 'Send again' });

test.each(['2468101', '246810246810', '24681O', '24.68.10', '24681', ''])(
  'the transaction password %j stays as it was pasted, and nothing is sent again',
  async (text) => {
    const { user, resend } = await open();
    await user.click(pin());
    await user.paste(text);
    await user.click(sendAgain());
    expect(pin()).toHaveValue(text);
    expect(pin()).toHaveAccessibleDescription('Enter exactly 6 digits.');
    expect(resend).not.toHaveBeenCalled();
  },
);

test.each(['246810', '24 68 10', '၂၄၆၈၁၀', '\u202a246810\u202c', 'Your code is 246810.'])('%j is sent again as 246810', async (text) => {
  const { user, resend } = await open();
  await user.click(pin());
  await user.paste(text);
  await user.click(sendAgain());
  expect(resend.mock.calls).toEqual([['246810']]);
});

test('a request without a transaction password asks for none', async () => {
  const { user, resend } = await open({});
  expect(screen.queryByLabelText('Transaction password')).not.toBeInTheDocument();
  await user.click(sendAgain());
  expect(resend.mock.calls).toEqual([['']]);
});

test.each([
  { isSearched: true, offers: 1 },
  { isSearched: false, offers: 0 },
])('a check is offered only where something looks for the outcome: %j', async ({ isSearched, offers }) => {
  await renderBlock(<SubmissionPanel submission={{ ...lost, isAbsent: false, isSearched }} what="Withdrawal of ₱500.00" />, {
    with: [submissionFeature, siteFeature],
  });
  expect(screen.queryAllByRole('button', { name: 'Check now' })).toHaveLength(offers);
});
