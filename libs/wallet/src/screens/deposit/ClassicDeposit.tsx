import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';
import { selectLastDeposit } from '../../walletSlice';
import { DepositForm, type DepositFormProps } from './DepositForm';
import { type MethodChoice, MethodList } from './methods/MethodList';

/**
 * The layout without `dep_func` (specification 4): a list of payment methods, then the form of the chosen one. The choice is
 * stored in the URL, so that Back returns to the list.
 */
export function ClassicDeposit(props: DepositFormProps) {
  const { methods } = props;
  const [query, setQuery] = useSearchParams();
  const symbol = useCurrencySymbol();
  const lastMethodId = useSelector(selectLastDeposit)?.methodId;
  const chosen = methods.find(({ methodId, health }) => methodId === query.get('method') && health !== 'down');

  // The link of a promotion keeps its promotion.
  const choose = ({ methodId, channelId }: MethodChoice) =>
    setQuery({ ...Object.fromEntries(query), method: methodId, ...(channelId && { channel: channelId }) });

  if (chosen) return <DepositForm key={chosen.methodId} {...props} />;
  return <MethodList methods={methods} lastMethodId={lastMethodId} value={undefined} onChoose={choose} symbol={symbol} />;
}
