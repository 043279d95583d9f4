import { renderBlock } from '@parlour/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { playerFeature } from '../feature';
import { ZawgyiQuestion } from './ZawgyiQuestion';

function NameForm() {
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <ZawgyiQuestion typed={name} kept={kept} onTake={setName} onKeep={setKept} />
    </>
  );
}

async function open(name: string) {
  const { user } = await renderBlock(<NameForm />, { with: [playerFeature] });
  await user.type(screen.getByLabelText('Name'), name);
  return user;
}
const button = (name: string) => screen.findByRole('button', { name });
const name = () => screen.getByLabelText('Name');

test('a name in Zawgyi is offered in Unicode', async () => {
  const user = await open('ေမာင္ေမာင္');
  expect(await screen.findByText('Is this right?')).toBeVisible();
  await user.click(await button('Yes, use this'));
  expect(name()).toHaveValue('မောင်မောင်');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a name that was taken for Zawgyi is kept as typed; another one is asked about again', async () => {
  const user = await open('ေမာင္ေမာင္');
  await user.click(await button('Keep it as typed'));
  expect(name()).toHaveValue('ေမာင္ေမာင္');
  expect(screen.queryByRole('status')).toBeNull();
  await user.type(name(), 'ေဇာ္');
  expect(await button('Keep it as typed')).toBeVisible();
});

test.each(['ၸၢႆးသႅင်', 'ၼၢင်းမူၼ်', 'ကၠုင်'])('the name %s has no other reading, and may be kept', async (typed) => {
  const user = await open(typed);
  expect(await screen.findByText('Is this name right as you typed it?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, use this' })).toBeNull();
  await user.click(await button('Keep it as typed'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a paste that is no name is not asked about, and the field goes on', async () => {
  const user = await open('ေမာင္');
  expect(await screen.findByText('Is this right?')).toBeVisible();
  fireEvent.change(name(), { target: { value: 'ေမာင္'.repeat(20_000) } });
  expect(screen.queryByRole('status')).toBeNull();
  await user.clear(name());
  await user.type(name(), 'ေဇာ္');
  expect(await button('Yes, use this')).toBeVisible();
});
