import { compareMoney } from '@parlour/kernel/money';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { usePlayerKey } from '@parlour/player/session';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useMoment } from '@parlour/ui/motion';
import { Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useMayNudge } from '../../hooks/useMayPromote';
import type { VipLevel } from '../../wire/vipWire';
import styles from './LevelMoment.module.css';
import { TierEmblem } from './TierEmblem';

export type LevelMomentProps = { level: VipLevel; symbol: string; tier: number };

const gifts = ['upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/**
 * Welcomes the player to a level that is higher than the last one seen on this device: its emblem and its benefits. The emblem arrives
 * within 900 ms once the page is at rest, or at once if the player goes on. The card stays until the player closes it or leaves the club, and covers no control.
 */
export function LevelMoment({ level, symbol, tier }: LevelMomentProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const { isRisen, dismiss } = useRisenLevel(level.level, useMayNudge());
  const arrival = useMoment(isRisen);
  if (!isRisen) return null;
  return (
    <Card tone="accent">
      <Stack>
        <div className={styles.head} role="status">
          <span className={styles.emblem} data-arrival={arrival}>
            <TierEmblem tier={tier} size="l" />
          </span>
          <h2 className={styles.title}>{t('vip.risen', { name: level.name })}</h2>
        </div>
        <Facts
          rows={gifts
            .filter((gift) => compareMoney(level[gift], '0') > 0)
            .map((gift) => ({ label: t(`vip.gift.${gift}`), value: amountText(level[gift]) }))}
        />
        <Button block variant="secondary" onClick={dismiss}>
          {t('reward.seen')}
        </Button>
      </Stack>
    </Card>
  );
}

const KEY = 'vipLevelsSeen';
const MAX_PLAYERS = 10;
/** The level last seen on this device, by player; the latest player comes last. */
const schema = v.pipe(v.array(v.object({ player: v.pipe(v.string(), v.maxLength(200)), level: v.number() })), v.maxLength(MAX_PLAYERS));

const readSeen = () => readStored('local', KEY, schema) ?? [];

function note(player: string, level: number): void {
  const others = readSeen().filter((one) => one.player !== player);
  writeStored('local', KEY, [...others, { player, level }].slice(-MAX_PLAYERS));
}

/**
 * Whether the player's VIP level is higher than the last one that this device has seen; the first sight of a level is no news. While it is
 * off, nothing is noted, so that the news comes later.
 */
function useRisenLevel(level: number, isOn: boolean): { isRisen: boolean; dismiss: () => void } {
  const player = usePlayerKey() ?? '';
  const [known, setKnown] = useState(() => readSeen().find((one) => one.player === player)?.level ?? level);

  useEffect(() => {
    if (isOn && player) note(player, level);
  }, [isOn, player, level]);

  return { isRisen: isOn && level > known, dismiss: () => setKnown(level) };
}
