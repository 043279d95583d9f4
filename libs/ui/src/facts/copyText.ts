import { supports } from '../supports/supports';

/** Copies text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await supports
    .clipboard()
    ?.writeText(text)
    .then(
      () => true,
      () => false,
    );
  return isCopied || copyBySelection(text);
}

/** In-app browsers often support only `execCommand`. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  return isCopied;
}
