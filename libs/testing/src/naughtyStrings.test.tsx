import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { naughtyStrings, typeNaughtyStrings } from './naughtyStrings';

/** A form of one field, with what a page shows of its text. */
function Echo({ shown }: { shown: (text: string) => ReactNode }) {
  const [text, setText] = useState('');
  return (
    <form>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {shown(text)}
    </form>
  );
}

function open(shown: (text: string) => ReactNode) {
  render(<Echo shown={shown} />);
  return [screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })];
}

test('text that stays text passes, beside markup that is gone again when the text is looked at', async () => {
  const fields = open((text) => <p>{text}</p>);
  const form = fields[0]?.form as HTMLFormElement;
  form.addEventListener('focusout', () => {
    const part = form.appendChild(document.createElement('p'));
    part.innerHTML = '<object></object>';
    part.remove();
  });
  await typeNaughtyStrings(fields);
  expect(fields[0]).toHaveValue(naughtyStrings.at(-1));
});

test('text that is parsed as markup fails', async () => {
  const fields = open((text) => <p dangerouslySetInnerHTML={{ __html: text }} />);
  await expect(typeNaughtyStrings(fields)).rejects.toThrow(/became </);
});

test('text that becomes an attribute fails', async () => {
  const fields = open((text) => <img alt="" src={/^javascript:/.test(text) ? 'x' : 'kept.png'} />);
  await expect(typeNaughtyStrings(fields)).rejects.toThrow(/became <img/);
});

test('markup that is there before the first text fails', async () => {
  const fields = open(() => <iframe title="There before" />);
  await expect(typeNaughtyStrings(fields)).rejects.toThrow(/became <iframe/);
});
