import { multiplyMoney } from '@parlour/kernel';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import type { LotteryPlay } from '../api/lotteryApi';
import { useLotteryText } from '../../hooks/useLotteryText';

export type PlayTypeSheetProps = { play: LotteryPlay; onChoose: (playTypeId: string) => void; onClose: () => void };

/** The play types, each with its rule and prize. */
export function PlayTypeSheet({ play, onChoose, onClose }: PlayTypeSheetProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const unit = play.units[0] ?? '1';
  return (
    <Sheet open title={t('lottery.playType')} closeLabel={t('lottery.close')} onClose={onClose} flush>
      <ListGroup>
        {play.playTypes.map(({ playTypeId, name, help, odds }) => (
          <ListRow
            key={playTypeId}
            as="button"
            title={name}
            text={`${help} ${t('lottery.pays', { unit: text.amount(unit), prize: text.amount(multiplyMoney(odds, unit)) })}`}
            onClick={() => onChoose(playTypeId)}
          />
        ))}
      </ListGroup>
    </Sheet>
  );
}
