import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Rebate } from '../../wire/team';
import { usePercent } from './usePercent';

type OwnRatesProps = { rates: readonly Rebate[] };

/** Shows the agent's own rates, which are the maximum for downlines. */
export function OwnRates({ rates }: OwnRatesProps) {
  const { t } = useTranslation('agent');
  const percent = usePercent();
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('rebate.own')} />
        {rates.length > 0 ? (
          <Facts rows={rates.map(({ productType, rate }) => ({ label: t(`product.${productType}`), value: percent(rate) }))} />
        ) : (
          <p>{t('rebate.none')}</p>
        )}
      </Stack>
    </Card>
  );
}
