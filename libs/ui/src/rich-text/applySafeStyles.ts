/** CSS properties that authors may set; none of them can move, cover or load anything. */
const harmless: Record<string, RegExp> = {
  color: /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgb\([\d\s,%.]+\))$/i,
  'background-color': /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgb\([\d\s,%.]+\))$/i,
  'font-weight': /^(bold|normal|[1-9]00)$/,
  'font-style': /^(italic|normal)$/,
  'text-align': /^(left|right|center|start|end)$/,
  'text-decoration': /^(underline|line-through|none)$/,
};

/** Applies the stored inline styles through the CSSOM, which the content security policy allows. */
export function applySafeStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    for (const declaration of (element.dataset.style ?? '').split(';').slice(0, 20)) {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
      if (Object.hasOwn(harmless, name) && harmless[name]?.test(value)) element.style.setProperty(name, value);
    }
    element.removeAttribute('data-style');
  }
}
