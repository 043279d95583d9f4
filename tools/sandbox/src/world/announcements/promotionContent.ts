type Parts = { lead: string; stepsTitle: string; steps: readonly string[]; termsTitle: string; terms: readonly string[] };

const list = (tag: 'ol' | 'ul', items: readonly string[]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

/** The HTML of a promotion: what it is, how to take part, and its terms in plain words. */
export function promotionContent({ lead, stepsTitle, steps, termsTitle, terms }: Parts): string {
  return `<p>${lead}</p><h3>${stepsTitle}</h3>${list('ol', steps)}<h3>${termsTitle}</h3>${list('ul', terms)}`;
}
