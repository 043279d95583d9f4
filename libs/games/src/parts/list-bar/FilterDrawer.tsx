import { Button, IconButton } from '@parlour/ui/button';
import { SelectField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendors } from '../../hooks/useVendors';
import { isOwnList } from '../../rules/list/categoryContent';
import {
  isMinimumBet,
  isLineCount,
  minimumBets,
  minimumLines,
  classificationFilters,
  isClassification,
  type GameFilters,
  type GameListView,
  maxSearchLength,
  withFilters,
} from '../../rules/list/gameListView';
import { uniqueVendors } from '../../rules/uniqueVendors';
import { SearchBox } from '../SearchBox';

export type FilterDrawerProps = { view: GameListView; onChange: (view: GameListView) => void };

/**
 * Narrows a list by a game's name, which is searched for as it is typed, by provider and, for slots, by type, minimum bet and number of lines,
 * which apply on submit (specification 2). For the hot list it offers only the search.
 */
export function FilterDrawer({ view, onChange }: FilterDrawerProps) {
  const { t } = useTranslation('games');
  const [isOpen, setOpen] = useState(false);
  const isNarrowed = view.tab === 'filter' || view.gameName !== undefined;

  return (
    <>
      <IconButton
        icon="filter"
        label={t('filter.open')}
        tone={isNarrowed ? 'accent' : 'plain'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filter.title')} closeLabel={t('filter.close')} side="right">
        {isOpen && <FilterForm view={view} onChange={onChange} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

type FilterFormProps = FilterDrawerProps & { onDone: () => void };

function FilterForm({ view, onChange, onDone }: FilterFormProps) {
  const { t } = useTranslation('games');
  const [name, setName] = useState(view.gameName ?? '');
  const [filters, setFilters] = useState<GameFilters>();

  function handleSubmit() {
    // The field says that the name is too long.
    if (name.length > maxSearchLength) return;
    onDone();
    // A name that was typed just now may not have been searched for yet.
    onChange({ ...(filters ? withFilters(view, filters) : view), gameName: name || undefined });
  }

  return (
    <Stack gap={4}>
      <SearchBox
        value={view.gameName ?? ''}
        onType={setName}
        onSearch={(gameName) => onChange({ ...view, gameName: gameName || undefined })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Stack gap={4}>
          {!isOwnList(view.category) && <FilterFields view={view} filters={filters ?? view} onChange={setFilters} />}
          <Button block type="submit">
            {t('filter.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

type FilterFieldsProps = { view: GameListView; filters: GameFilters; onChange: (filters: GameFilters) => void };

function FilterFields({ view, filters: { vendor, gameClassify, minBet, minLine }, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('games');
  const { vendors } = useVendors(view.category);
  const filters = { vendor, gameClassify, minBet, minLine };
  const lineOptions = [...new Set([...minimumLines, view.minLine ?? minimumLines[0]])].sort((one, other) => Number(one) - Number(other));

  return (
    <>
      <SelectField
        label={t('filter.vendor')}
        placeholder={t('list.allVendors')}
        options={uniqueVendors(vendors).map(({ code, name }) => ({ value: code, label: name }))}
        value={vendor ?? ''}
        onChange={(event) => onChange({ ...filters, vendor: event.target.value || undefined })}
      />
      {view.category === 'RNG' && (
        <>
          <SelectField
            label={t('filter.type')}
            placeholder={t('filter.all')}
            options={classificationFilters.map((code) => ({ value: code, label: t(`filter.${code}`) }))}
            value={gameClassify ?? ''}
            onChange={({ target: { value } }) => onChange({ ...filters, gameClassify: isClassification(value) ? value : undefined })}
          />
          <SelectField
            label={t('filter.minBet')}
            placeholder={t('filter.all')}
            options={minimumBets.map((amount) => ({ value: amount, label: amount }))}
            value={minBet ?? ''}
            onChange={({ target: { value } }) => onChange({ ...filters, minBet: isMinimumBet(value) ? value : undefined })}
          />
          <SelectField
            label={t('filter.minLine')}
            placeholder={t('filter.all')}
            options={lineOptions.map((lines) => ({ value: lines, label: lines }))}
            value={minLine ?? ''}
            onChange={({ target: { value } }) => onChange({ ...filters, minLine: isLineCount(value) ? value : undefined })}
          />
        </>
      )}
      <Button variant="ghost" block onClick={() => onChange({})}>
        {t('filter.clear')}
      </Button>
    </>
  );
}
