import { useTranslation } from 'react-i18next';

const known = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'LIVESTREAM'] as const;

/** Returns the name of a game type. A type unknown to this release is shown as its code. */
export function useGameTypeText(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const id = known.find((one) => one === gameType);
    return id ? t(`records.game.${id}`) : gameType;
  };
}
