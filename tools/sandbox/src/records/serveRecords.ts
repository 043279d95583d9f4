import { recordsWire } from '@parlour/wallet/wire';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { readDailyReport } from './readDailyReport';
import { readMoneyRecords } from './readMoneyRecords';
import { serveHistory } from './serveHistory';

/** Serves money records and the daily report (product decision 4.8). */
export function serveRecords(app: GatewayApp): void {
  answer(app, recordsWire.getMoneyRecords, readMoneyRecords);
  answer(app, recordsWire.getDailyReport, readDailyReport);
  serveHistory(app);
}
