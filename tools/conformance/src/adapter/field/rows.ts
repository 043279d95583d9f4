/** Where a list may lie in a value, the first one that is there. */
const PLACES = ['list', 'content', 'games', 'records', 'rows', 'items', 'lanes', 'data'];
/** Parts of a list that gateways split by device. */
const PARTS = ['M', 'WEB'];
/** Fields that describe the page and are no rows. */
const COUNTERS = ['totalPages', 'totalCount', 'total', 'totalElements', 'pageNo', 'pageNum', 'pageSize', 'page', 'size'];

type Value = Record<string, unknown>;
type Paged = { pageNo: number; pageSize: number };

/** The rows of a list, which lies elsewhere in each value: bare, below a name, split by device, or by ids in place of an order. Null is an empty one. */
export function rowsOf<Row extends object>(value: unknown): Row[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.filter(isObject) as Row[];
  if (!isObject(value)) throw new TypeError('rows');
  const place = PLACES.find((name) => name in value);
  if (place) return rowsOf(value[place]);
  if (PARTS.some((name) => name in value)) return PARTS.flatMap((name) => rowsOf<Row>(value[name]));
  const told = Object.keys(value).filter((name) => !COUNTERS.includes(name) && value[name] !== null);
  const objects = told.map((name) => value[name]).filter(isObject);
  const [list, ...lists] = objects.filter(Array.isArray);
  if (list && lists.length === 0) return rowsOf(list);
  // A value with other content besides rows is unknown to this adapter. It must not pass as an empty list.
  if (list || objects.length < told.length) throw new TypeError('rows');
  return rowsOf(objects);
}

/** Reads a page of rows. The number of pages comes from the gateway, or from its number of rows; otherwise a full page counts as followed by another. */
export function pageOf<Row extends object>(value: unknown, { pageNo, pageSize }: Paged) {
  const rows = rowsOf<Row>(value);
  const told = isObject(value) ? value : {};
  const pages = wholeOf(told.totalPages);
  const total = wholeOf(told.totalCount ?? told.total ?? told.totalElements);
  const guessed = rows.length < pageSize ? pageNo : pageNo + 1;
  return { rows, pageNum: pageNo, totalPages: pages ?? (total === undefined ? guessed : Math.ceil(total / pageSize)) };
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null;
}

/** A whole number that comes as a number or as text. */
export function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
}
