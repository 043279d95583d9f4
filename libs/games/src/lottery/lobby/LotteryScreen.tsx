import { Loading, useStoredCopy } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useRequireSession } from '@parlour/player/session';
import { useLocale, useMerchant } from '@parlour/site';
import { IconButton } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { FilterBar } from '@parlour/ui/filter-bar';
import { ListGroup } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVendorReply } from '../../hooks/useVendorReply';
import { useFavourites } from '../../hooks/useFavourites';
import { useIsUsed } from '../../hooks/useIsUsed';
import { useResync } from '../../hooks/useResync';
import { CategoryChip } from '../../parts/list-bar/CategoryChip';
import { NotOffered } from '../../parts/NotOffered';
import { type Lottery, useGetLotteriesQuery, useGetLotteryMenuQuery, useGetVnMenuQuery } from '../api/lotteryApi';
import { OrdersSheet } from '../history/OrdersSheet';
import { LotteryTime } from '../parts/LotteryTime';
import { ResultsSheet } from '../results/ResultsSheet';
import { type LotteryMode, hasBothModes, hasVietnam, lotteryMode, modeCategories } from '../rules/lotteryMode';
import { groupsCopy, groupsOwner, lotteryCopies } from '../api/lotteryCopies';
import { HowToPlaySheet } from './HowToPlaySheet';
import { LotteryCard, type LotteryCardProps } from './LotteryCard';
import { ClosingLotteries, LotterySection } from './LotteryGroups';
import { LotteryRow } from './LotteryRow';
import { useRecentLotteries } from './useRecentLotteries';

type OpenSheet = { is: 'results'; lottery: Lottery } | { is: 'howTo' } | { is: 'bets' };

/** The lottery lobby (product 4.1), unless the merchant disabled the category of its mode. */
export function LotteryScreen() {
  const { pathname } = useLocation();
  const { disabledCategories: disabled } = useMerchant();
  const { data: vendors, isLoading } = useVendorReply();
  const offer = { mapping: vendors?.mapping, disabled };
  const mode = lotteryMode(pathname, offer);

  if (disabled.includes(modeCategories[mode])) {
    return (
      <Page width="wide">
        <NotOffered />
      </Page>
    );
  }
  return (
    <LotteryTime>
      <Lobby mode={mode} isOfferLoading={isLoading} hasSwitch={hasBothModes(offer)} withVietnam={hasVietnam(mode, offer.mapping)} />
    </LotteryTime>
  );
}

type LobbyProps = {
  mode: LotteryMode;
  isOfferLoading: boolean;
  /** The merchant offers the other mode too. */
  hasSwitch: boolean;
  withVietnam: boolean;
};

/** Two modes, recent lotteries, groups of the menu, and the lotteries by the time at which they close. */
function Lobby({ mode, isOfferLoading, hasSwitch, withVietnam }: LobbyProps) {
  const { t } = useTranslation('games');
  const language = toGatewayLanguage(useLocale());
  const { lotteries, error, isLoading, isFetching, refetch, fulfilledTimeStamp } = useLobbyLotteries(mode, language);
  const { groups, isLoading: isMenuLoading } = useLotteryGroups({ mode, language, withVietnam });
  const { recent, listed, isLate } = useRecentLotteries({ mode, language, withVietnam, lotteries });
  const [group, setGroup] = useState('');
  const [sheet, setSheet] = useState<OpenSheet>();
  const requireSession = useRequireSession();
  const favourites = useFavourites();
  // A page that nobody uses asks for nothing.
  const isUsed = useIsUsed();
  useResync(isUsed ? nextDraw(lotteries) : undefined, () => void refetch(), fulfilledTimeStamp);

  const chosen = groups.some(({ groupId }) => groupId === group) ? group : '';
  const propsOf = (lottery: Lottery): LotteryCardProps => ({
    lottery,
    favourites,
    onResults: () => setSheet({ is: 'results', lottery }),
    onRetry: () => void refetch(),
  });
  // The key is the place, so that another lottery takes over a place and nothing moves.
  const card = (lottery: Lottery, place: number) => <LotteryCard key={place} {...propsOf(lottery)} />;
  const row = (lottery: Lottery, place: number) => <LotteryRow key={place} {...propsOf(lottery)} />;
  const played = <Played>{recent.map(row)}</Played>;

  return (
    <Page width="wide">
      <FilterBar
        label={t('list.bar')}
        end={
          <>
            <IconButton icon="help" label={t('lottery.howTo.title')} onClick={() => setSheet({ is: 'howTo' })} />
            <IconButton icon="ticket" label={t('lottery.myBets')} onClick={() => requireSession() && setSheet({ is: 'bets' })} />
          </>
        }
      >
        <CategoryChip current={modeCategories[mode]} />
        {hasSwitch && <ModeSwitch mode={mode} />}
        {groups.length > 0 && <GroupChips groups={groups} value={chosen} onChange={setGroup} />}
      </FilterBar>
      <Stack gap={4}>
        {[isOfferLoading, isMenuLoading, isLoading].includes(true) && <Loading cards={3} />}
        {!isLate && played}
        <ClosingLotteries
          lotteries={listed}
          menuGroup={chosen}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
          card={card}
          row={row}
        />
        {isLate && played}
      </Stack>
      {sheet?.is === 'results' && <ResultsSheet lottery={sheet.lottery} onClose={() => setSheet(undefined)} />}
      {sheet?.is === 'howTo' && <HowToPlaySheet onClose={() => setSheet(undefined)} />}
      {sheet?.is === 'bets' && <OrdersSheet onClose={() => setSheet(undefined)} />}
    </Page>
  );
}

/** When the next of their draws takes place. */
function nextDraw(lotteries: readonly Lottery[] = []): number | undefined {
  const times = lotteries.flatMap(({ draw }) => (draw ? [draw.drawsAt] : []));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The lotteries that the player played last. Hidden when there are none. */
function Played({ children }: { children: ReactElement[] }) {
  const { t } = useTranslation('games');
  if (children.length === 0) return null;
  return (
    <LotterySection title={t('lottery.recent')}>
      <ListGroup layout="columns">{children}</ListGroup>
    </LotterySection>
  );
}

/** Switches between the two modes, replacing the history entry. */
function ModeSwitch({ mode }: { mode: LotteryMode }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <ChipRow layout="inline" label={t('lottery.mode.label')}>
      {(['Lott', 'Elott'] as const).map((item) => (
        <Chip
          key={item}
          selected={item === mode}
          onClick={() => void navigate(item === 'Lott' ? paths.games.lott : paths.games.elott, { replace: true })}
        >
          {t(`lottery.mode.${item}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

type GroupChipsProps = {
  groups: readonly { groupId: string; name: string }[];
  /** Id of the selected group; empty for all lotteries. */
  value: string;
  onChange: (groupId: string) => void;
};

/** The groups of the menu; each filters the lobby. */
function GroupChips({ groups, value, onChange }: GroupChipsProps) {
  const { t } = useTranslation('games');
  return (
    <ChipRow layout="inline" label={t('lottery.groups')}>
      {[{ groupId: '', name: t('lottery.allGroups') }, ...groups].map(({ groupId, name }) => (
        <Chip key={groupId} selected={groupId === value} onClick={() => onChange(groupId)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

type Options = { mode: LotteryMode; language: string; withVietnam: boolean };

/** Groups of the menu, with those of Vietnam lotteries last. Without groups, the lobby shows all lotteries. */
function useLotteryGroups({ mode, language, withVietnam }: Options) {
  const { data, error, isLoading } = useGetLotteryMenuQuery({ prizeMode: mode, language });
  const copy = useStoredCopy(groupsCopy, groupsOwner(mode, language), data === undefined && error !== undefined);
  const own = data ?? copy ?? [];
  const { data: vietnam = [], isLoading: isLoadingVietnam } = useGetVnMenuQuery({ prizeMode: mode, language }, { skip: !withVietnam });
  return { groups: withVietnam ? [...own, ...vietnam] : own, isLoading: isLoading || isLoadingVietnam };
}

/** The lotteries of a mode. If the gateway cannot be reached, they have the names of the last visit and no draws. */
function useLobbyLotteries(mode: LotteryMode, language: string) {
  const { data, ...query } = useGetLotteriesQuery({ prizeMode: mode, language });
  const copy = useStoredCopy(lotteryCopies[mode], language, data === undefined && query.error !== undefined);
  const known = useMemo(() => copy?.map((lottery): Lottery => ({ ...lottery, draw: null, last: null })), [copy]);
  return { ...query, lotteries: data ?? known };
}
