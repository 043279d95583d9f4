import { LoadMore, Loading, pageRows, useServerToday } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetDownlinesInfiniteQuery } from '../../api/teamApi';
import { TeamLoadState, SearchField } from '../../parts/TeamList';
import styles from './RecipientPicker.module.css';

type RecipientPickerProps = {
  recipient: Recipient | undefined;
  /** True if the form was submitted without a recipient. */
  isMissing: boolean;
  onChoose: (recipient: Recipient | undefined) => void;
};

export function RecipientPicker({ recipient, isMissing, onChoose }: RecipientPickerProps) {
  const { t } = useTranslation('agent');
  return (
    <Stack>
      <SectionTitle title={t('transfer.to')} />
      {recipient ? (
        <ListRow
          icon="user"
          title={<bdi>{recipient.name}</bdi>}
          end={
            <Button variant="ghost" onClick={() => onChoose(undefined)}>
              {t('transfer.change')}
            </Button>
          }
        />
      ) : (
        <Candidates onChoose={onChoose} />
      )}
      {isMissing && !recipient && <Notice tone="danger">{t('transfer.problem.recipient')}</Notice>}
    </Stack>
  );
}

/** The number of candidates shown without a search, so that amount and password stay near. */
const FEW = 5;

function Candidates({ onChoose }: Pick<RecipientPickerProps, 'onChoose'>) {
  const { t } = useTranslation('agent');
  const [search, setSearch] = useState('');
  const query = useCandidates(search);
  const rows = query.currentData && pageRows(query.currentData.pages, ({ memberId }) => memberId);
  return (
    <>
      <SearchField label={t('team.search')} value={search} onSearch={setSearch} />
      {!rows && <TeamLoadState query={query} rows={2} />}
      {rows?.length === 0 && <p>{t(search ? 'team.nobodyFound' : 'team.nobodyBelow')}</p>}
      <div>
        {(search ? rows : rows?.slice(0, FEW))?.map(({ memberId, name, username, isAgent }) => (
          <ListRow
            key={memberId}
            as="button"
            icon={isAgent ? 'users' : 'user'}
            title={<bdi>{name}</bdi>}
            text={username}
            onClick={() => onChoose({ memberId, name })}
          />
        ))}
      </div>
      {rows && search && <LoadMore query={query} />}
      {rows && !search && rows.length > FEW && <p className={styles.hint}>{t('transfer.searchMore')}</p>}
    </>
  );
}

function useCandidates(search: string, isNeeded = true) {
  const today = useServerToday();
  // Only names are needed, and an empty range spares the gateway the figures.
  return useGetDownlinesInfiniteQuery({ from: today, to: today, ...(search && { search }) }, { skip: !isNeeded });
}

/** Stands for the whole form while the first candidates load, because the fields below them would move. */
export function CandidatesLoading({ isNeeded }: { isNeeded: boolean }) {
  return useCandidates('', isNeeded).isLoading && <Loading />;
}

type Recipient = { memberId: string; name: string };

/** Returns the recipient: chosen on this screen, or named in the URL and checked by the gateway, or the one of a draft. */
export function useRecipient(drafted: Recipient | undefined) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('to') ?? '';
  const today = useServerToday();
  const [chosen, setChosen] = useState(() => (named ? undefined : drafted));
  const { currentData } = useGetDownlinesInfiniteQuery({ of: named, from: today, to: today }, { skip: named === '' });
  const last = currentData?.pages[0]?.trail.at(-1);

  function choose(recipient: Recipient | undefined) {
    setChosen(recipient);
    const { to: _, ...others } = Object.fromEntries(address);
    if (named) setAddress(others, { replace: true });
  }
  return { recipient: chosen ?? (named ? last : undefined), choose };
}
