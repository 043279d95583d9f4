import type { Announcement } from './announcements/Announcement';
import type { Site } from './announcements/announcementsOf';
import type { WorldGame } from './catalogue/makeGames';
import type { LaunchWay } from './catalogue/LaunchWay';
import type { Vendor } from './catalogue/Vendor';
import type { GameKinds } from './GameKind';
import type { Sprite } from './images/drawSprite';
import type { Images } from './images/openImages';
import type { SchemeName } from './images/schemes';
import type { DemoMember } from './players/DemoMember';
import type { DepositPromotion, Rewards } from './Rewards';
import type { Article, Texts } from './Texts';
import type { TournamentPlan } from './tournaments/TournamentPlan';

/** The events that the gateway notifies a player of. */
type PushKind = 'depositCredited' | 'depositRejected' | 'withdrawalPaid' | 'withdrawalRejected' | 'passwordChanged' | 'newDevice' | 'test';

/** The vendor of separate lotteries, listed after all other vendors. */
type Lotteries = {
  vendor: string;
  name: string;
  /** Image of the vendor's lobby and of its games. */
  motif: string;
  scheme: SchemeName;
  /** Lotteries by region; the code determines how often each draws. */
  games: readonly { name: string; gameCode: string; scheme: SchemeName }[];
  /** Names and help texts of all lotteries, by kind and id: `play.straight`. */
  texts: Record<string, Texts>;
};

/** A league, possibly of one country. `hasDraw`: its matches can end in a draw. */
export type League = { title: string; country?: string; teams: readonly string[]; hasDraw?: true };

export type InboxMessage = {
  id: string;
  type: 'money' | 'promo' | 'system';
  hoursAgo: number;
  isRead?: boolean;
  link?: string;
  texts: Texts<Article>;
};

/** A message that contains one of `words`, in any language, selects the topic. */
type ChatTopic = { label: Texts; words: readonly string[]; reply: Texts };

/** Texts of the chat agent; `{agent}` and `{order}` are placeholders. */
type Chat = { agent: string; greeting: Texts; orderSeen: Texts; notUnderstood: Texts; topics: readonly ChatTopic[] };

/** Data that the merchants of all countries share: offers, texts and images. */
export type World = {
  /** Changes with the data and the drawings, so that image files may be cached forever. */
  version: string;
  /** Vendors in display order. */
  vendors: readonly Vendor[];
  /** All games, the most played first; the same seed gives the same games. */
  makeGames: (seed: number) => WorldGame[];
  /** Games by name whose launcher does not simply answer with the game. */
  launches: Readonly<Record<string, LaunchWay>>;
  /** What the slots with these motifs show on their reels, by the symbols of the machine. Other slots show its usual symbols. */
  slotThemes: Readonly<Record<string, { motifs: readonly string[]; symbols: Readonly<Record<string, Sprite>> }>>;
  /** Leagues, or e-sports games, with their teams. */
  matches: Record<'SPORTS' | 'ESPORTS', readonly League[]>;
  /** First names of dealers at live tables. */
  dealers: readonly string[];
  lotteries: Lotteries;
  announcementsOf: (site: Site) => Announcement[];
  /** Categories of the promotions list, in display order. */
  promotionCategories: readonly { id: string; titles: Texts }[];
  /** Topics of the help center; links refer to them by position. */
  helpTopics: readonly { code: string; texts: Texts<Article> }[];
  /** Messages in the inbox of every demo account. */
  inbox: readonly InboxMessage[];
  /** Old messages, enough for more than one page. */
  olderMessages: readonly InboxMessage[];
  /** Messages that answer a player's request; `{…}` are placeholders. */
  answers: Record<'feedback' | 'olderRecords' | 'prize', Texts<Article>>;
  /** Notifications of the player's own orders and account; `{…}` are placeholders. */
  pushes: Record<PushKind, Texts<Article>>;
  chat: Chat;
  /** Texts of the vendor's own pages, with their BCP 47 tag. */
  pages: Record<
    'game' | 'slot' | 'roulette' | 'baccarat' | 'dragonTiger' | 'sicBo' | 'crash' | 'fishing' | 'slip' | 'chat',
    Texts<Record<string, string>>
  >;
  vipRules: Texts<readonly Article[]>;
  rewards: Rewards;
  tournaments: readonly TournamentPlan[];
  agents: {
    /** Operator's notices, the latest first. */
    notices: Texts<readonly { title: string; text: string }[]>;
    /** Terms below the tiers of a contract; `shared` belongs to every kind. */
    contractTexts: Texts<Record<'salary' | 'dividend' | 'hourly' | 'shared', string>>;
  };
  demoMembers: readonly DemoMember[];
  securityQuestions: Record<string, Texts>;
  depositPromotions: readonly DepositPromotion[];
  /** The main wallet for deposits, games and withdrawals, and the wallets of providers that hold their own balance. */
  wallets: readonly { walletId: string; names: Texts }[];
  /** In the order in which terms list them. */
  gameKinds: GameKinds;
  /** Enabled feature flags (specification 3). */
  flags: Record<string, string>;
  /** Names of licences by the id of their image. */
  licences: Record<string, string>;
  images: Images;
};
