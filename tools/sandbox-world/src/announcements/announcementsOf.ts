import { type GatewayLanguage, withSymbol } from '@parlour/kernel';
import { formatMoney, type Money, shortDecimals } from '@parlour/kernel/money';
import { dataOf } from '../countries/countries';
import { fromPesos, type Merchant } from '../merchants/merchants';
import type { Texts } from '../Texts';
import type { Announcement, AnnouncementText } from './Announcement';
import { type PromotionHeadings, type PromotionText, promotionContent } from './promotionContent';

export type AnnouncementData = {
  banners: readonly (Required<Pick<Announcement, 'group' | 'image' | 'link'>> & Pick<Announcement, 'texts'>)[];
  notices: readonly Announcement[];
  promotions: {
    headings: Texts<PromotionHeadings>;
    promotions: readonly (Omit<Announcement, 'type' | 'texts'> & { texts: Texts<PromotionText> })[];
  };
  /** Amounts in pesos used in the texts, by campaign; a country may have its own (`campaigns`). */
  amounts: Record<string, { amount: string; small?: string }>;
};

/** Merchant whose amounts the texts use. */
export type Site = Pick<Merchant, 'country' | 'currency' | 'symbol'>;

/** Campaign whose amounts are used in notices without a campaign. */
const usualCampaign = 'reef';

/** Returns a merchant's banners, notices and promotions, in this order, with its amounts. */
export function announcementsOf({ banners, notices, promotions, amounts }: AnnouncementData, site: Site): Announcement[] {
  const all: Announcement[] = [
    ...banners.map((banner) => ({ ...banner, id: `${banner.group}-${banner.image}`, type: 'B' as const })),
    ...notices,
    ...promotions.promotions.map((promotion) => ({
      ...promotion,
      type: 'PR' as const,
      texts: mapTexts(promotion.texts, (text, language) => ({
        title: text.title,
        content: promotionContent(promotions.headings[language], text),
      })),
    })),
  ];
  return all.map((announcement) => {
    const campaign = announcement.image && amounts[announcement.image] ? announcement.image : usualCampaign;
    const own = dataOf(site).campaigns[campaign];
    const pesos = amounts[campaign];
    const money = (name: 'amount' | 'small') => moneyText(own?.[name] ?? fromPesos(site, pesos?.[name] ?? '0'), site.symbol);
    const fill = (text: string) => text.replaceAll('{amount}', money('amount')).replaceAll('{small}', money('small'));
    return { ...announcement, texts: mapTexts(announcement.texts, (text) => fillText(text, fill)) };
  });
}

/** With a plain space, because the text is HTML of an editor. */
function moneyText(amount: Money, symbol: string): string {
  return withSymbol(formatMoney(amount, { locale: 'en', decimals: shortDecimals(amount, symbol) }), symbol).replaceAll('\u00A0', ' ');
}

function fillText({ title, subtitle, content }: AnnouncementText, fill: (text: string) => string): AnnouncementText {
  return {
    title: fill(title),
    ...(subtitle !== undefined && { subtitle: fill(subtitle) }),
    ...(content !== undefined && { content: fill(content) }),
  };
}

function mapTexts<From, To>(texts: Texts<From>, change: (text: From, language: GatewayLanguage) => To): Texts<To> {
  return { EN: change(texts.EN, 'EN'), TY: change(texts.TY, 'TY'), MY: change(texts.MY, 'MY') };
}
