import { renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { gamesFeature } from '../feature';
import { SearchBox } from './SearchBox';

useNetwork();

/** Shows a search only when the button is tapped, as an address that changes late. */
function LateAddress() {
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <>
      <SearchBox value={value} onSearch={setAsked} />
      <button onClick={() => setValue(asked)}>arrive</button>
      <button onClick={() => setValue('ruby')}>back</button>
    </>
  );
}

test('letters typed before the address shows the search are kept; any other change of the address replaces them', async () => {
  const { user } = await renderBlock(<LateAddress />, { with: [gamesFeature] });
  const field = await screen.findByRole('textbox');
  await user.type(field, 'go{Enter}ld');
  await user.click(screen.getByText('arrive'));
  expect(field).toHaveValue('gold');
  await user.click(screen.getByText('back'));
  expect(field).toHaveValue('ruby');
});

test('a longer text than the gateway takes is kept and refused, and the search stays', async () => {
  const onSearch = jest.fn();
  const { user } = await renderBlock(<SearchBox value="" onSearch={onSearch} />, { with: [gamesFeature] });
  const field = await screen.findByRole('textbox');
  await user.click(field);
  await user.paste('x'.repeat(101));
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('x'.repeat(101));
  expect(field).toHaveAccessibleDescription('Use 100 characters at most.');
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Enter}');
  expect(field).toBeValid();
  expect(onSearch).toHaveBeenCalledWith('x'.repeat(100));
});

test('a search is read without unseen marks, and the field stays as it was typed', async () => {
  const onSearch = jest.fn();
  const { user } = await renderBlock(<SearchBox value="" onSearch={onSearch} />, { with: [gamesFeature] });
  const field = await screen.findByRole('textbox');
  await user.click(field);
  await user.paste('\u2068Ruby\u00a0Bo\u00adok\u2069');
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith('Ruby Book');
  expect(field).toHaveValue('\u2068Ruby\u00a0Bo\u00adok\u2069');
});

test('a search in Zawgyi asks in Unicode, in which the names are, and the field stays as it was typed', async () => {
  const onSearch = jest.fn();
  const onType = jest.fn();
  const { user } = await renderBlock(<SearchBox value="" onSearch={onSearch} onType={onType} />, { with: [gamesFeature] });
  const field = await screen.findByRole('textbox');
  await user.click(field);
  await user.paste('ေရႊေမာင္');
  await waitFor(() => expect(onType).toHaveBeenLastCalledWith('ရွှေမောင်'));
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('ရွှေမောင်');
  expect(field).toHaveValue('ေရႊေမာင္');
});
