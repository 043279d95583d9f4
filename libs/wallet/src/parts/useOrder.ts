import { useGetOrderQuery } from '../api/ordersApi';
import { isFinal } from '../rules/orderSteps';
import { usePoll } from './usePoll';

/** An order that keeps itself up to date until nothing more can come. */
export function useOrder(orderNo: string) {
  const query = useGetOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const isOpen = query.data !== undefined && !isFinal(query.data);
  usePoll(async () => query.refetch(), isOpen);
  return query;
}
