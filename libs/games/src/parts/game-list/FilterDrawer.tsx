import { Button, IconButton } from '@parlour/ui/button';
import { SelectField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isMinimumBet,
  isLineCount,
  minimumBets,
  minimumLines,
  classificationFilters,
  isClassification,
  type GameFilters,
  type GameListView,
} from '../../rules/list/gameListView';

import { uniqueVendors } from '../../rules/uniqueVendors';
import { useVendors } from '../../hooks/useVendors';

export type FilterDrawerProps = { view: GameListView; onSubmit: (filters: GameFilters) => void };

/** Filters by provider and, for slots, by type, minimum bet and number of lines. They apply on submit (specification 2). */
export function FilterDrawer({ view, onSubmit }: FilterDrawerProps) {
  const { t } = useTranslation('games');
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <IconButton
        icon="filter"
        label={t('filter.open')}
        tone={view.tab === 'filter' ? 'accent' : 'plain'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filter.title')} closeLabel={t('filter.close')} side="right">
        {isOpen && (
          <FilterForm
            view={view}
            onSubmit={(filters) => {
              setOpen(false);
              onSubmit(filters);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

function FilterForm({ view, onSubmit }: FilterDrawerProps) {
  const { t } = useTranslation('games');
  const { vendors } = useVendors(view.category);
  const [filters, setFilters] = useState<GameFilters>({
    vendor: view.vendor,
    gameClassify: view.gameClassify,
    minBet: view.minBet,
    minLine: view.minLine,
  });
  const lineOptions = [...new Set([...minimumLines, view.minLine ?? minimumLines[0]])].sort((one, other) => Number(one) - Number(other));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(filters);
      }}
    >
      <Stack gap={4}>
        <SelectField
          label={t('filter.vendor')}
          placeholder={t('list.allVendors')}
          options={uniqueVendors(vendors).map(({ code, name }) => ({ value: code, label: name }))}
          value={filters.vendor ?? ''}
          onChange={(event) => setFilters({ ...filters, vendor: event.target.value || undefined })}
        />
        {view.category === 'RNG' && (
          <>
            <SelectField
              label={t('filter.type')}
              placeholder={t('filter.all')}
              options={classificationFilters.map((code) => ({ value: code, label: t(`filter.${code}`) }))}
              value={filters.gameClassify ?? ''}
              onChange={({ target: { value } }) => setFilters({ ...filters, gameClassify: isClassification(value) ? value : undefined })}
            />
            <SelectField
              label={t('filter.minBet')}
              placeholder={t('filter.all')}
              options={minimumBets.map((amount) => ({ value: amount, label: amount }))}
              value={filters.minBet ?? ''}
              onChange={({ target: { value } }) => setFilters({ ...filters, minBet: isMinimumBet(value) ? value : undefined })}
            />
            <SelectField
              label={t('filter.minLine')}
              placeholder={t('filter.all')}
              options={lineOptions.map((lines) => ({ value: lines, label: lines }))}
              value={filters.minLine ?? ''}
              onChange={({ target: { value } }) => setFilters({ ...filters, minLine: isLineCount(value) ? value : undefined })}
            />
          </>
        )}
        <Button block type="submit">
          {t('filter.submit')}
        </Button>
        <Button variant="ghost" block onClick={() => setFilters({})}>
          {t('filter.clear')}
        </Button>
      </Stack>
    </form>
  );
}
