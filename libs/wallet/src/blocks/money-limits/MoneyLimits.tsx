import { LoadState } from '@parlour/api-client';
import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsApi } from '../../api/limitsApi';
import { LimitRow } from './LimitRow';
import { LimitSheet } from './LimitSheet';
import { limitKinds, type PlayLimit } from '../../wire/limits';

const idOf = ({ kind, period }: PlayLimit) => `${kind}.${period}`;

/** Lists the player's limits for deposits, losses, bets and time, as enforced by the gateway (product 4.21). */
export function MoneyLimits() {
  const { t } = useTranslation('wallet');
  const { data, error, isFetching, refetch } = limitsApi.useGetLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openId, setOpenId] = useState<string>();
  if (!data) return <LoadState cards={2} title={t('limits.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const open = data.find((limit) => idOf(limit) === openId);

  return (
    <Stack>
      <SectionTitle icon="shield" title={t('limits.title')} />
      <p>{t('limits.rule')}</p>
      {limitKinds.map((kind) => (
        <ListGroup key={kind} title={t(`limits.kind.${kind}`)}>
          {data
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <LimitRow key={idOf(limit)} limit={limit} onOpen={() => setOpenId(idOf(limit))} />
            ))}
        </ListGroup>
      ))}
      {open && <LimitSheet key={openId} limit={open} onClose={() => setOpenId(undefined)} />}
    </Stack>
  );
}
