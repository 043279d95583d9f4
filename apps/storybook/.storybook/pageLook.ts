type Merchant = { code: string; brand?: string; countryName: string; accent?: string };

const defaults: Merchant[] = [
  { code: '200jilif3', countryName: 'Philippines', accent: 'violet' },
  { code: '200jilimm3', countryName: 'Myanmar', accent: 'lagoon' },
];
/** The merchants of an operator's file, if main.mjs has written one into the page, or those of the specification. */
export const { merchants = defaults } = JSON.parse(document.getElementById('parlour-config')?.textContent ?? '{}') as {
  merchants?: Merchant[];
};

/** Gives the page the theme, accent, motion and text size of the toolbar, as the app does for its player. */
export function setPageLook({ merchant, theme, motion, textSize }: Record<string, unknown>): void {
  const accent = merchants.find(({ code }) => code === merchant)?.accent;
  Object.assign(document.documentElement.dataset, { accent, theme, motion, textSize });
}
