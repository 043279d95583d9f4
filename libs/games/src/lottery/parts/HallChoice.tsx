import { paths } from '@parlour/kernel';
import { Segmented } from '@parlour/ui/segmented';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LotteryMode } from '../rules/lotteryMode';

/** The two halls; the other one takes the place of this one in the history. */
export function HallChoice({ mode }: { mode: LotteryMode }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('lottery.mode.label')}
      value={mode}
      onChange={(next) => void navigate(next === 'Lott' ? paths.games.lott : paths.games.elott, { replace: true })}
      items={[
        { id: 'Lott', label: t('lottery.mode.Lott') },
        { id: 'Elott', label: t('lottery.mode.Elott') },
      ]}
    />
  );
}
