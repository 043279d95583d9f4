import { paths, to } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { methodGroupIds, orderMethods } from './methodOrder';
import type { DepositMethod } from '../../wire/transfer';
import { DepositForm, type DepositFormProps } from './DepositForm';
import { OpenOrderNotice } from './OpenOrderNotice';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';

const icons = { ewallet: 'smartphone', qr: 'qr', bank: 'bank', other: 'credit-card' } as const;

/**
 * The layout without `dep_func` (specification 4): a list of payment methods, then the form of the chosen one. The choice is
 * stored in the URL.
 */
export function ClassicDeposit({ methods, ...sending }: Omit<DepositFormProps, 'renderMethod'>) {
  const { t } = useTranslation('wallet');
  const [query] = useSearchParams();
  const amountText = useAmountText(useCurrencySymbol());
  // The link of a promotion keeps its promotion.
  const promotion = query.get('promotion');
  const link = (method?: string) => to(paths.wallet.deposit, {}, { ...(method && { method }), ...(promotion && { promotion }) });
  const chosen = methods.find(({ methodId, health }) => methodId === query.get('method') && health !== 'down');

  const line = ({ min, max, health, healthReason, typicalMinutes }: DepositMethod) =>
    [
      `${amountText(min, 'short')} – ${amountText(max, 'short')}`,
      health === 'ok' ? t('deposit.typical', { count: typicalMinutes }) : healthReason || t(`deposit.health.${health}`),
    ].join(' · ');

  if (chosen) {
    return (
      <DepositForm
        key={chosen.methodId}
        methods={[chosen]}
        {...sending}
        renderMethod={(method) => (
          <ListGroup title={t('deposit.how')}>
            <ListRow as={Link} to={link()} icon={icons[method.group]} title={method.name} text={line(method)} end={t('deposit.change')} />
          </ListGroup>
        )}
      />
    );
  }
  return (
    <Stack>
      <OpenOrderNotice />
      {methodGroupIds.map((group) => {
        const own = orderMethods(methods.filter((method) => method.group === group));
        if (own.length === 0) return null;
        return (
          <ListGroup key={group} title={t(`deposit.group.${group}`)}>
            {own.map((method) =>
              method.health === 'down' ? (
                <ListRow key={method.methodId} icon={icons[group]} title={method.name} text={line(method)} />
              ) : (
                <ListRow
                  key={method.methodId}
                  as={Link}
                  to={link(method.methodId)}
                  icon={icons[group]}
                  title={method.name}
                  text={line(method)}
                />
              ),
            )}
          </ListGroup>
        );
      })}
    </Stack>
  );
}
