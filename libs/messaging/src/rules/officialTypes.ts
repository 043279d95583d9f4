/** Official channel icons are limited to these customer-service types (specification 2, "Side menu"). */
export const officialTypes: readonly string[] = ['FACEBOOK', 'YOUTUBE'];

/** Keys of the community links, each shown only when its link is configured (specification 2, "Side menu"). */
export const communityKeys: readonly string[] = ['FACEBOOK_1', 'TELEGRAM_2', 'WHATSAPP1', 'TELEGRAM_3', 'VIBER', 'YOUTUBE'];
