import { earlyPage } from '@parlour/kernel/device';
import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { keepEarlyInput, takeEarlyInput } from './earlyInput';

/** The form as the server sends it. */
const markup =
  '<form><input aria-label="Name" value=""/><input aria-label="Adult" type="checkbox"/>' +
  '<select aria-label="Bank"><option selected="">a</option><option>b</option></select>' +
  '<label><input type="radio" name="r1" value="day" checked=""/>Day</label><label><input type="radio" name="r1" value="week"/>Week</label>' +
  '<button type="button"></button><output>,false,a,day</output></form>';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A form with one field of each kind that shows what React knows of it. */
function Form() {
  const [name, setName] = useState('');
  const [isAdult, setAdult] = useState(false);
  const [bank, setBank] = useState('a');
  const [period, setPeriod] = useState('day');
  const [count, setCount] = useState(0);
  useLayoutEffect(takeEarlyInput, []);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Adult" type="checkbox" checked={isAdult} onChange={({ target }) => setAdult(target.checked)} />
      <select aria-label="Bank" value={bank} onChange={({ target }) => setBank(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      {['day', 'week'].map((value) => (
        <label key={value}>
          <input type="radio" name="r1" value={value} checked={value === period} onChange={() => setPeriod(value)} />
          {value === 'day' ? 'Day' : 'Week'}
        </label>
      ))}
      <button type="button" onClick={() => setCount(count + 1)} />
      <output>{[name, isAdult, bank, period].join()}</output>
    </form>
  );
}

async function openForm() {
  document.body.innerHTML = `<main id="main">${markup}</main>`;
  const main = document.getElementById('main') as HTMLElement;
  const find = <Kind extends Element>(selector: string) => main.querySelector(selector) as Kind;
  // As the app does before it renders.
  keepEarlyInput();
  const hydrate = () => act(async () => void (root = hydrateRoot(main, <Form />)));
  const replace = () => act(async () => (root = createRoot(main)).render(<Form />));
  return { find, hydrate, replace };
}

test('what was typed and chosen before hydration stays, and React knows it', async () => {
  const { find, hydrate } = await openForm();
  find<HTMLInputElement>('[aria-label=Name]').value = 'maria';
  find<HTMLInputElement>('[aria-label=Adult]').checked = true;
  find<HTMLSelectElement>('select').value = 'b';
  find<HTMLInputElement>('[value=week]').checked = true;
  await hydrate();
  expect(find('output')).toHaveTextContent('maria,true,b,week');
  // A later change of something else keeps the text.
  act(() => find<HTMLElement>('button').click());
  expect(find('[aria-label=Name]')).toHaveValue('maria');
});

test('untouched fields keep the values of the app', async () => {
  const { find, hydrate } = await openForm();
  find<HTMLElement>('[aria-label=Name]').focus();
  find<HTMLElement>('[aria-label=Name]').blur();
  await hydrate();
  expect(find('output')).toHaveTextContent(',false,a,day');
  // The player has left the field.
  expect(document.body).toHaveFocus();
});

test('a page that is replaced instead of hydrated hands over what was typed and chosen, and the focus', async () => {
  const { find, replace } = await openForm();
  const former = find<HTMLInputElement>('[aria-label=Name]');
  former.focus();
  former.value = 'maria';
  find<HTMLInputElement>('[aria-label=Adult]').checked = true;
  find<HTMLSelectElement>('select').value = 'b';
  find<HTMLInputElement>('[value=week]').checked = true;
  const tap = find<HTMLElement>('button');
  earlyPage.tap = tap;
  // As start.js does.
  const note = () => (earlyPage.tap = undefined);
  document.addEventListener('click', note);
  await replace();
  document.removeEventListener('click', note);
  expect(earlyPage.tap).toBe(tap);
  expect(find('[aria-label=Name]')).not.toBe(former);
  expect(find('output')).toHaveTextContent('maria,true,b,week');
  expect(find('[aria-label=Name]')).toHaveFocus();
});

test('a later screen takes nothing over', async () => {
  const { find, hydrate, replace } = await openForm();
  find<HTMLInputElement>('[aria-label=Name]').value = 'maria';
  find<HTMLInputElement>('[aria-label=Adult]').checked = true;
  await hydrate();
  act(() => root?.unmount());
  await replace();
  expect(find('output')).toHaveTextContent(',false,a,day');
});
