import type { GatewayApp } from '../platform';
import { serveAnnouncements } from './serveAnnouncements';
import { serveGameDetail } from './serveGameDetail';
import { serveGames } from './serveGames';
import { serveLiveFigures } from './serveLiveFigures';
import { serveMatches } from './serveMatches';
import { servePlayerGames } from './servePlayerGames';
import { serveTables } from './serveTables';
import { serveVendors } from './serveVendors';
import { serveWinners } from './serveWinners';

/** Serves a merchant's games, vendors and announcements. */
export function serveCatalog(app: GatewayApp): void {
  serveVendors(app);
  serveGames(app);
  serveGameDetail(app);
  serveMatches(app);
  serveTables(app);
  servePlayerGames(app);
  serveWinners(app);
  serveLiveFigures(app);
  serveAnnouncements(app);
}
