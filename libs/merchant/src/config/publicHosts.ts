/** Hosts of the communities listed in specification 2. */
export const publicHosts = [
  'facebook.com',
  'www.facebook.com',
  'm.facebook.com',
  'm.me',
  'www.instagram.com',
  't.me',
  'telegram.me',
  'www.youtube.com',
  'youtube.com',
  'wa.me',
  'api.whatsapp.com',
  'chats.viber.com',
  'www.tiktok.com',
  'www.kwai.com',
  'x.com',
  'twitter.com',
];
