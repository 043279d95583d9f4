import { namedFields, network, renderFeature, typeNaughtyStrings, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { messagingWire } from '../wire';

useNetwork(...handlers);
jest.setTimeout(120_000);
afterEach(() => localStorage.clear());

const { sendFeedback } = messagingWire;

test('spec 5: every field of a report accepts naughty strings as text or refuses them with a reason', async () => {
  const { user } = await renderFeature(messagingFeature, '/m/feedback', asMember);
  await user.selectOptions(await screen.findByLabelText('Topic'), 'Bonus');
  // After the first submit, errors appear immediately.
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const fields = namedFields(['content', 'remark', 'contact']);
  await typeNaughtyStrings(fields);
  expect(network.requests(sendFeedback)).toEqual([]);

  const text = '"><script>alert(1)</script> ᚻᛖ 田中さん';
  for (const field of fields) fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.submit(fields[0]?.form as HTMLFormElement));
  await screen.findByText(/Reference F-/);
  expect(network.requests(sendFeedback)).toEqual([expect.objectContaining({ content: text, remark: text, contact: text })]);
});

test('spec 5: the help search accepts naughty strings', async () => {
  await renderFeature(messagingFeature, '/m/help', asMember);
  await typeNaughtyStrings([await screen.findByRole<HTMLInputElement>('searchbox')]);
  expect(document.body).toHaveTextContent(/\S/);
});
