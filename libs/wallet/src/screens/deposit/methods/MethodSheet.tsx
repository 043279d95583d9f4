import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { MethodList, type MethodListProps } from './MethodList';

export type MethodSheetProps = MethodListProps & { onClose: () => void };

/** The sheet of all methods. A tap on one chooses it and closes the sheet. */
export function MethodSheet({ onChoose, onClose, ...list }: MethodSheetProps) {
  const { t } = useTranslation('wallet');
  return (
    <Sheet open title={t('deposit.how')} closeLabel={t('deposit.close')} onClose={onClose}>
      <MethodList
        {...list}
        onChoose={(choice) => {
          onChoose(choice);
          onClose();
        }}
      />
    </Sheet>
  );
}
