import { paths, to } from '@parlour/kernel';
import { useDateFormat } from '@parlour/site/format';
import { Checkbox } from '@parlour/ui/field';
import { ListRow, LongList } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { UnreadTitle } from '../../parts/MessageHead';
import styles from './InboxRows.module.css';

type Row = { id: string; title: string; snippet: string; sentAt?: number | null; read: boolean };
export type InboxRowsProps = { rows: readonly Row[]; chosen: readonly string[] | undefined; onChoose: (ids: readonly string[]) => void };

/** Rows that open a message, or checkboxes in select mode. */
export function InboxRows({ rows, chosen, onChoose }: InboxRowsProps) {
  const { t } = useTranslation('messaging');
  const { date } = useDateFormat();
  const [query] = useSearchParams();
  const type = query.get('type') ?? undefined;

  if (chosen) {
    return (
      <LongList items={rows}>
        {({ id, title, read }) => (
          <div key={id} className={styles.box}>
            <Checkbox
              label={<UnreadTitle title={title || t('inbox.untitled')} isUnread={!read} />}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
          </div>
        )}
      </LongList>
    );
  }
  return (
    <LongList items={rows}>
      {({ id, title, snippet, sentAt, read }) => (
        <ListRow
          key={id}
          as={Link}
          to={to(paths.messaging.inbox, {}, { type, id })}
          icon="mail"
          title={<UnreadTitle title={title || t('inbox.untitled')} isUnread={!read} />}
          text={
            <>
              {snippet && <span className={styles.snippet}>{snippet}</span>}
              {date(sentAt)}
            </>
          }
        />
      )}
    </LongList>
  );
}
