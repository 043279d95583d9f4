import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnouncementData, announcementsOf } from './announcements/announcementsOf';
import type { Catalogue } from './catalogue/ideasOf';
import { makeGames } from './catalogue/makeGames';
import { countryFiles } from './countries/countries';
import { hashFiles } from './hashFiles';
import { openImages } from './images/openImages';
import { demoMembersOf } from './players/demoMembersOf';
import type { InboxMessage, World } from './World';

type Inbox = { messages: InboxMessage[]; weekly: { count: number; texts: InboxMessage['texts'] } };

/** Data folder of the package. */
const bundled = join(import.meta.dirname, '../data');

/** Reads a world from a folder of JSON and SVG files; another operator's data may be in another folder. */
export function loadWorld(folder: string = bundled): World {
  const read = <Data>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Data;
  const vendors = read<World['vendors']>('vendors.json');
  const catalogue: Catalogue = {
    ...read<Omit<Catalogue, 'readThemes'>>('catalogue.json'),
    readThemes: (name) => read(`themes/${name}.json`),
  };
  const images = openImages(folder, vendors);
  const inbox = read<Inbox>('messages/inbox.json');
  const announcements: AnnouncementData = {
    banners: read('announcements/banners.json'),
    notices: read('announcements/notices.json'),
    promotions: read('announcements/promotions.json'),
    amounts: read('announcements/amounts.json'),
  };
  return {
    version: hashFiles([import.meta.dirname, folder], countryFiles),
    vendors,
    makeGames: (seed) => makeGames({ vendors, catalogue, traitsOf: images.traitsOf }, seed),
    launches: read('launches.json'),
    slotThemes: read('slotThemes.json'),
    matches: read('matches.json'),
    dealers: read('dealers.json'),
    lotteries: read('lotteries.json'),
    announcementsOf: (site) => announcementsOf(announcements, site),
    promotionCategories: read('announcements/promotionCategories.json'),
    helpTopics: read('messages/helpTopics.json'),
    inbox: inbox.messages,
    olderMessages: Array.from({ length: inbox.weekly.count }, (_, index) => weeklyMessage(inbox.weekly.texts, index + 1)),
    answers: read('messages/answers.json'),
    pushes: read('messages/pushes.json'),
    chat: read('messages/chat.json'),
    pages: {
      game: read('pages/game.json'),
      slot: read('pages/slot.json'),
      roulette: read('pages/roulette.json'),
      baccarat: read('pages/baccarat.json'),
      dragonTiger: read('pages/dragonTiger.json'),
      sicBo: read('pages/sicBo.json'),
      crash: read('pages/crash.json'),
      fishing: read('pages/fishing.json'),
      slip: read('pages/slip.json'),
      chat: read('pages/chat.json'),
    },
    vipRules: read('messages/vipRules.json'),
    rewards: read('rewards.json'),
    tournaments: read('tournaments.json'),
    agents: read('agents.json'),
    demoMembers: demoMembersOf(),
    securityQuestions: read('securityQuestions.json'),
    depositPromotions: read('depositPromotions.json'),
    wallets: read('wallets.json'),
    gameKinds: read('gameKinds.json'),
    flags: read('flags.json'),
    licences: read('licences.json'),
    images,
  };
}

function weeklyMessage(texts: InboxMessage['texts'], number: number): InboxMessage {
  return {
    id: `weekly-${number}`,
    type: number % 3 === 0 ? 'money' : 'promo',
    hoursAgo: 24 * (10 + number),
    isRead: true,
    texts: JSON.parse(JSON.stringify(texts).replaceAll('{number}', String(number))) as InboxMessage['texts'],
  };
}
