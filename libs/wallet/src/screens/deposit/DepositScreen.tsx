import { api, LoadState, refusalDetails, serverNow, useCatalogueText, useServerToday } from '@parlour/api-client';
import { paths, toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useIsStatusSettled, useLayoutVariant, useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { presetRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetDepositMethodsQuery } from '../../api/depositsApi';
import { orderPath, useGetOrdersInfiniteQuery } from '../../api/ordersApi';
import { useCurrencySymbol } from '../../api/walletsApi';
import { BalanceCard } from '../../blocks/BalanceCard';
import { usePlayer } from '../../moneyDraft';
import { depositSubmission, useOrderSubmission, withCampaignOf } from '../../orderSubmission';
import { IntentPanel } from '../../parts/IntentPanel';
import { SupportLink } from '../../parts/SupportLinks';
import { awaitsPayment } from '../../rules/orderSteps';
import { selectLastDeposit } from '../../walletSlice';
import { DepositForm, type DepositFormProps } from './DepositForm';
import { RemainingLimitGate, useBudgetCheck, useLimitOffer } from './depositGates';
import { lastOf, type MethodChoice, MethodList } from './MethodList';
import styles from './DepositScreen.module.css';

/** The deposit screen: choose a method and an amount, then open the order. For real accounts (specification 5 and 6). */
export function DepositScreen() {
  const { t } = useTranslation('wallet');
  const { mayDeposit } = useRole();
  return (
    <Page width="wide">
      {mayDeposit ? (
        <Stack gap={2}>
          <BalanceCard layout="line" />
          <DepositStart />
          <ListGroup>
            <ListRow
              as={Link}
              to={paths.session.playControls}
              icon="shield"
              title={t('remainingLimit.controls')}
              text={t('remainingLimit.controlsText')}
            />
          </ListGroup>
        </Stack>
      ) : (
        <DepositGate />
      )}
    </Page>
  );
}

const TOAST_MS = 2000;

/**
 * Replaces the deposit form for accounts that are not real: shows the catalogue's text as an offline toast for 2 s (specification
 * 8), and a way forward.
 */
function DepositGate() {
  const { t } = useTranslation('wallet');
  const { isTrial } = useRole();
  const dispatch = useDispatch();
  const text = useCatalogueText()('actualAccount');

  useEffect(() => {
    dispatch(toastRequested({ level: 'offline', text, durationMs: TOAST_MS }));
  }, [dispatch, text]);

  return (
    <EmptyState
      icon="lock"
      title={text}
      text={isTrial ? t('gate.trial') : undefined}
      action={
        <div className={styles.ways}>
          {isTrial && (
            <Button as={Link} to={paths.session.register} block>
              {t('gate.register')}
            </Button>
          )}
          <Button as={Link} to={paths.home} variant={isTrial ? 'ghost' : 'secondary'} block>
            {t('gate.home')}
          </Button>
        </div>
      }
    />
  );
}

/** Refusals which mean that methods or limits have changed since they were shown. */
const staleBy = ['METHOD_DOWN', 'BELOW_MIN', 'ABOVE_MAX'];

/** Shows the deposit form, or instead of it a deposit with an unknown outcome, a "no methods" message or an error. */
function DepositStart() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const isLayoutSettled = useIsStatusSettled();
  const player = usePlayer();
  const submission = useOrderSubmission(depositSubmission);
  const budget = useBudgetCheck((deposit) => submission.send(withCampaignOf(player, deposit)));
  const limit = useLimitOffer(budget.send);
  const {
    data: methods,
    error,
    isFetching,
    refetch,
  } = useGetDepositMethodsQuery({ language: toGatewayLanguage(locale) }, { refetchOnMountOrArgChange: 30 });

  const dispatch = useDispatch();
  const refused = refusalDetails(submission.error)?.code ?? '';

  useEffect(() => {
    if (staleBy.includes(refused)) void refetch();
    if (refused === 'PROMOTION_CLOSED') dispatch(api.util.invalidateTags(['Reward']));
  }, [refused, refetch, dispatch]);

  if (submission.pending) return <IntentPanel intent={submission.pending} submission={submission} />;
  if (!methods || !isLayoutSettled)
    return <LoadState cards={2} title={t('deposit.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (methods.every(({ health }) => health === 'down')) {
    return (
      <EmptyState
        icon="wallet"
        title={t('deposit.empty.title')}
        text={t('deposit.empty.text')}
        action={
          <Stack gap={2}>
            <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              {t('retry.button')}
            </Button>
            <Button as={Link} to={paths.wallet.withdraw} variant="ghost">
              {t('deposit.empty.withdraw')}
            </Button>
            <SupportLink />
          </Stack>
        }
      />
    );
  }
  return (
    <RemainingLimitGate>
      <OpenOrderNotice isSending={submission.state === 'sending'} />
      <Layout methods={methods} submission={submission} onSend={limit.send} />
      {limit.question}
      {budget.question}
    </RemainingLimitGate>
  );
}

/** Keeps the layout that it began with: a status that arrives later would take the focus from the field. */
function Layout(props: DepositFormProps) {
  const [isNewLayout] = useState(useLayoutVariant('dep_func'));
  return isNewLayout ? <DepositForm {...props} /> : <ClassicDeposit {...props} />;
}

/**
 * Shows "You have an unpaid order" with the choice to continue it or start a new one (product decision 4.6). In a `Stack`, the form below it
 * appears together with it, because the notice would push it down.
 */
function OpenOrderNotice({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('wallet');
  const { from, to } = presetRange('7d', useServerToday());
  const { data, isLoading } = useGetOrdersInfiniteQuery(
    { from, to, kind: 'deposit', status: 'pending' },
    { refetchOnMountOrArgChange: true },
  );
  const [isPutAside, setPutAside] = useState(false);
  const unpaid = data?.pages[0]?.content.find((candidate) => awaitsPayment(candidate, serverNow()));
  // While a deposit is being sent, the order that it opens is not one to warn of: what stood there before stays.
  const [held, setHeld] = useState(unpaid);
  if (!isSending && held !== unpaid) setHeld(unpaid);
  const order = isSending ? held : unpaid;
  const amountText = useAmountText(order?.currencySymbol ?? '');

  if (isLoading) return <div data-loading hidden />;
  if (!order || isPutAside) return null;
  return (
    <Notice
      tone="warn"
      title={t('openOrder.title')}
      action={
        <div className={styles.orderWays}>
          <Button as={Link} to={orderPath(order)} size="s">
            {t('openOrder.continue')}
          </Button>
          <Button variant="ghost" size="s" onClick={() => setPutAside(true)}>
            {t('openOrder.startNew')}
          </Button>
        </div>
      }
    >
      {t('openOrder.text', { amount: amountText(order.amount), method: order.methodName, orderNo: order.orderNo })}
    </Notice>
  );
}

/**
 * The layout without `dep_func` (specification 4): a list of payment methods, then the form of the chosen one. The choice is
 * stored in the URL, so that Back returns to the list.
 */
function ClassicDeposit(props: DepositFormProps) {
  const { methods } = props;
  const [query, setQuery] = useSearchParams();
  const symbol = useCurrencySymbol();
  const lastMethodId = (useSelector(selectLastDeposit) ?? lastOf(methods))?.methodId;
  const chosen = methods.find(({ methodId, health }) => methodId === query.get('method') && health !== 'down');

  // The other parameters stay, for example the promotion that a link has chosen.
  const choose = ({ methodId, channelId }: MethodChoice) =>
    setQuery({ ...Object.fromEntries(query), method: methodId, ...(channelId && { channel: channelId }) });

  if (chosen) return <DepositForm key={chosen.methodId} {...props} />;
  return <MethodList methods={methods} lastMethodId={lastMethodId} value={undefined} onChoose={choose} symbol={symbol} />;
}
