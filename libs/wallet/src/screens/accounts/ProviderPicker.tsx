import { typedLine } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { TextField } from '@parlour/ui/field';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountProvider } from '../../wire/accounts';
import styles from './ProviderPicker.module.css';

export type ProviderPickerProps = {
  providers: AccountProvider[];
  chosen?: AccountProvider;
  onChoose: (provider: AccountProvider | undefined) => void;
};

const icons = { ewallet: 'smartphone', bank: 'bank' } as const;
const kinds = ['ewallet', 'bank'] as const;

/** Picks an e-wallet or bank with a search. Once chosen, it collapses to one line with a change button. */
export function ProviderPicker({ providers, chosen, onChoose }: ProviderPickerProps) {
  const { t } = useTranslation('wallet');
  const [search, setSearch] = useState('');
  const read = typedLine(search);
  const wanted = read.toLocaleLowerCase();
  const found = providers.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));

  if (chosen) {
    return (
      <Card>
        <div className={styles.chosen}>
          <div className={styles.words}>
            <p className={styles.label}>{t(`account.kind.${chosen.kind}`)}</p>
            <p className={styles.name}>{chosen.name}</p>
          </div>
          <Button variant="ghost" size="s" onClick={() => onChoose(undefined)}>
            {t('account.changeProvider')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Stack>
      <TextField
        type="search"
        label={t('account.search')}
        prefix={<Icon name="search" />}
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <EmptyState icon="search" title={t('account.searchEmpty', { search: read })} />}
      {kinds.map((kind) => {
        const own = found.filter((provider) => provider.kind === kind);
        if (own.length === 0) return null;
        return (
          <ListGroup key={kind} title={t(`account.kind.${kind}`)}>
            {own.map((provider) => (
              <ListRow key={provider.providerId} as="button" icon={icons[kind]} title={provider.name} onClick={() => onChoose(provider)} />
            ))}
          </ListGroup>
        );
      })}
    </Stack>
  );
}
