import { usePoll } from '@parlour/submission';
import { useGetOrderQuery } from '../../api/ordersApi';
import { isFinal } from '../../rules/orderSteps';

/** The polling interval of the order tracker: 5 s, growing to 30 s (product decision 4.6). */
const orderPace = { firstMs: 5000, maxMs: 30_000 };

/** Polls an order until it is final. */
export function useOrder(orderNo: string) {
  const query = useGetOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const isOpen = query.data !== undefined && !isFinal(query.data);
  usePoll(async () => query.refetch(), isOpen, orderPace);
  return query;
}
