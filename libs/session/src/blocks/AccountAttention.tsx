import { paths, to } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useOffers } from '@parlour/site';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { securityApi } from '../api/securityApi';
import { rowIcon, rowWay } from '../rules/securityRows';
import type { SecurityRow, SecurityRowId } from '../wire/securityWire';

/** Steps that a withdrawal requires. */
const wanted: readonly SecurityRowId[] = ['transactionPassword', 'payeeName', 'phone', 'identity'];

/** Lists the missing steps before a withdrawal. Renders nothing when none is missing or the state is unknown. */
export function AccountAttention() {
  const { t } = useTranslation('session');
  const { isRealMember } = useRole();
  const { data } = securityApi.useGetSecurityConfigQuery(undefined, { skip: !isRealMember });
  const canWrite = useOffers('sendFeedback');
  const rows = attentionRows(data?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <ListGroup title={t('attention.title')}>
      {rows.map((row) => {
        const way = rowWay(row, canWrite);
        const path = way && 'to' in way ? way.to : to(paths.session.security, {}, { edit: row.id });
        return (
          <ListRow
            key={row.id}
            as={Link}
            to={path}
            icon={rowIcon(row.id)}
            title={t(`attention.${row.id as 'phone'}`)}
            text={t('attention.why')}
          />
        );
      })}
    </ListGroup>
  );
}

/** Returns the reminders of the member home, in the order in which a withdrawal requires them. */
function attentionRows(rows: readonly SecurityRow[]): SecurityRow[] {
  return wanted.flatMap((id) => rows.filter((row) => row.id === id && !row.isDone && !row.isLocked));
}
