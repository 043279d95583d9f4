import type { VisitorSheetProps } from '@parlour/kernel/feature';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { useGetGameDetailQuery } from '../../api/discoveryApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useVendors } from '../../hooks/useVendors';
import { GameHead } from '../../parts/about-game/GameHead';
import { type PlayTarget } from '../../rules/play/playTarget';
import { asSentence, readPlayTarget } from '../../rules/play/readPlayTarget';
import { GameWays } from './GameWays';

/** The sheet of a game for a visitor: its picture, its provider, and the two ways to play it. */
export function GameSheet({ path, image, onClose }: VisitorSheetProps) {
  const { t } = useTranslation('games');
  const target = readPlayTarget(new URLSearchParams(path.split('?')[1]));
  if (!target) return null;
  return (
    <Sheet open onClose={onClose} title={target.name || asSentence(t('play.inSentence.game'))} closeLabel={t('filter.close')}>
      <Game target={target} path={path} image={image} />
    </Sheet>
  );
}

function Game({ target, path, image }: { target: PlayTarget; path: string; image?: string }) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { vendor, gameCode } = target;
  const { data, isLoading, isError } = useGetGameDetailQuery({ ...scope, vendor, gameCode });
  const { vendors } = useVendors('ALL');
  const vendorName = data?.vendorName ?? vendors.find(({ code }) => code === vendor)?.name;

  return (
    <Stack gap={4}>
      <GameHead nodeId={target.nodeId} src={image} vendorName={vendorName} detail={data} isFailed={isError}>
        <p>{t('ways.text')}</p>
      </GameHead>
      {data?.maintenance ? (
        <Notice tone="warn">{t('about.maintenance', { vendor: data.vendorName })}</Notice>
      ) : (
        <GameWays path={path} hasDemo={isLoading ? undefined : data?.hasDemo === true} />
      )}
    </Stack>
  );
}
