import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceCards } from './ChoiceCards';

const items = [
  { id: 'wallet', title: 'E-wallet', text: 'about 2 min' },
  { id: 'bank', title: 'Bank', text: 'Down until 14:00', disabled: true },
];

test('a tap anywhere on a card selects it', async () => {
  const chosen: string[] = [];
  render(<ChoiceCards items={items} value={undefined} onChange={(id) => chosen.push(id)} label="How" />);
  await userEvent.click(screen.getByText('about 2 min'));
  expect(chosen).toEqual(['wallet']);
});

test('an unavailable option says why and cannot be selected', async () => {
  const chosen: string[] = [];
  render(<ChoiceCards items={items} value="wallet" onChange={(id) => chosen.push(id)} label="How" />);
  expect(screen.getByRole('radio', { name: /Bank.*Down until 14:00/ })).toBeDisabled();
  await userEvent.click(screen.getByText('Bank'));
  expect(chosen).toEqual([]);
});

test('the selected and the disabled card have their own styles', () => {
  render(<ChoiceCards items={items} value="wallet" onChange={() => undefined} label="How" />);
  const card = (title: string) => screen.getByText(title).closest('label');
  expect(card('E-wallet')).toHaveAttribute('data-chosen');
  expect(card('Bank')).not.toHaveAttribute('data-chosen');
  expect(card('Bank')).toHaveAttribute('data-disabled');
});
