import { useState } from 'react';
import { shallowEqual } from 'react-redux';

type Item = { nodeId: string };
type Shown<Row> = { list: object; rows: readonly Row[] | undefined; source: unknown; order: readonly Row[] | undefined };

/**
 * A list whose order depends on the moment, for example on how many play each game, keeps the order in which it was first shown. When it loads
 * again, because the document was old, its rows change in their places and new ones come last, so that none moves away from a finger.
 * @param list What is listed; another list has its own order.
 * @param source Stays the same object until the rows change.
 */
export function useSteadyOrder<Row extends Item>(
  list: object,
  source: unknown,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const [shown, setShown] = useState<Shown<Row>>({ list, rows, source, order: rows });
  const isSameList = shallowEqual(shown.list, list);
  if (isSameList && shown.source === source) return shown.order;
  const order = isSameList && rows && shown.order ? inPlaces(rows, shown.order) : rows;
  setShown({ list, rows, source, order });
  return order;
}

function inPlaces<Row extends Item>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const places = new Map(before.map(({ nodeId }, place) => [nodeId, place]));
  const placeOf = ({ nodeId }: Row) => places.get(nodeId) ?? before.length;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}
