import { errorCode, isAppError, isOutcomeUnknown, useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSetRebatesMutation } from '../api/teamApi';
import { usePercent } from '../hooks/useContractText';
import { rebateLimits, typedRate } from '../rules/teamLimits';
import type { DownlineRebates, Rebate } from '../wire/team';

type RebateSheetProps = { own: readonly Rebate[]; downline: DownlineRebates; onClose: () => void };

/** Edits the rates of one downline, each within its limits. */
export function RebateSheet({ own, downline, onClose }: RebateSheetProps) {
  const { t } = useTranslation('agent');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const percent = usePercent();
  const limits = rebateLimits(own, downline);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  const [setRebates, { error, isLoading }] = useSetRebatesMutation();
  const textOf = ({ productType, rate }: (typeof limits)[number]) => typed[productType] ?? rate;
  const readings = limits.map((limit) => typedRate(textOf(limit), limit));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const rates = limits.flatMap(({ productType }, index) => {
      const rate = readings[index]?.value;
      return rate === undefined ? [] : [{ productType, rate }];
    });
    if (isLoading || rates.length < limits.length) return;
    const reply = await setRebates({ memberId: downline.memberId, rates });
    if (reply.error) return;
    dispatch(toastRequested({ level: 'success', text: t('rebate.saved', { name: downline.name }) }));
    onClose();
  }
  function problemText(): string {
    if (isAppError(error) && isOutcomeUnknown(error)) return t('rebate.unknown');
    return ['ABOVE_MAX', 'BELOW_MIN'].includes(errorCode(error)) ? t('rebate.limitsChanged') : errorText(error);
  }

  return (
    <Sheet
      open
      title={t('rebate.of', { name: downline.name })}
      closeLabel={t('answer.close')}
      onClose={() => !isLoading && onClose()}
      footer={
        limits.length > 0 && (
          <Button block busy={isLoading} type="submit" form="rebates">
            {t('rebate.save')}
          </Button>
        )
      }
    >
      <form id="rebates" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={4}>
          {limits.length === 0 && <EmptyState icon="percent" title={t('rebate.none')} />}
          {limits.map((limit, index) => (
            <TextField
              key={limit.productType}
              label={t(`product.${limit.productType}`)}
              hint={t('rebate.limits', { min: percent(limit.min), max: percent(limit.max) })}
              error={
                (isTried || typed[limit.productType] !== undefined) &&
                readings[index]?.problem &&
                t(`rebate.problem.${readings[index].problem}`)
              }
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={textOf(limit)}
              onChange={(event) => setTyped({ ...typed, [limit.productType]: event.target.value })}
            />
          ))}
          {error !== undefined && <Notice tone="danger">{problemText()}</Notice>}
        </Stack>
      </form>
    </Sheet>
  );
}
