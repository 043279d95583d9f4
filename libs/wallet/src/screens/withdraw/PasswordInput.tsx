import { PinField } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import { useCheckedField } from '../../hooks/useCheckedField';
import { PIN_LENGTH } from '../../rules/weakPin';

/** The field `paymentPassword` of the withdrawal form; `refused` is what the gateway said about the last one. */
export function PasswordInput({ refused }: { refused: string | false }) {
  const { t } = useTranslation('wallet');
  const { field, problem } = useCheckedField('paymentPassword', (pin) => (pin.length === PIN_LENGTH ? undefined : 'length'));

  return (
    <PinField
      {...field}
      label={t('pin.label')}
      hint={t('pin.hint')}
      length={PIN_LENGTH}
      autoComplete="off"
      error={problem ? t(`pin.problem.${problem}`) : refused}
      showLabel={t('pin.show')}
      hideLabel={t('pin.hide')}
    />
  );
}
