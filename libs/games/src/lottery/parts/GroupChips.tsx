import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';

export type GroupChipsProps = {
  groups: readonly { groupId: string; name: string }[];
  /** Id of the chosen group; empty for all lotteries. */
  value: string;
  onChange: (groupId: string) => void;
};

/** The groups of the menu, each narrowing the lobby. */
export function GroupChips({ groups, value, onChange }: GroupChipsProps) {
  const { t } = useTranslation('games');
  return (
    <ChipRow label={t('lottery.groups')}>
      {[{ groupId: '', name: t('lottery.allGroups') }, ...groups].map(({ groupId, name }) => (
        <Chip key={groupId} selected={groupId === value} onClick={() => onChange(groupId)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
