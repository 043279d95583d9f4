export type PromotionText = { title: string; lead: string; steps: readonly string[]; terms: readonly string[] };
export type PromotionHeadings = { stepsTitle: string; termsTitle: string };

const list = (tag: 'ol' | 'ul', items: readonly string[]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

/** Returns the HTML of a promotion: its summary, the steps and the terms. */
export function promotionContent({ stepsTitle, termsTitle }: PromotionHeadings, { lead, steps, terms }: PromotionText): string {
  return `<p>${lead}</p><h3>${stepsTitle}</h3>${list('ol', steps)}<h3>${termsTitle}</h3>${list('ul', terms)}`;
}
