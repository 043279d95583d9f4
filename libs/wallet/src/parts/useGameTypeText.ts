import { useTranslation } from 'react-i18next';

const known = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'LIVESTREAM'] as const;

/** The name of a kind of game; one that is new to this release keeps its code. */
export function useGameTypeText(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const id = known.find((one) => one === gameType);
    return id ? t(`records.game.${id}`) : gameType;
  };
}
