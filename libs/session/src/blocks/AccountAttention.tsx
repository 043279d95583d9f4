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

/** Lists the missing steps before a withdrawal that the player can take on this site. Renders nothing when none is missing or the state is unknown. */
export function AccountAttention() {
  const { t } = useTranslation('session');
  const { isRealMember } = useRole();
  const { data } = securityApi.useGetSecurityConfigQuery(undefined, { skip: !isRealMember });
  const canWrite = useOffers('sendFeedback');
  const rows = attentionRows(data?.rows ?? []).flatMap((row) => {
    const way = rowWay(row, canWrite);
    return way ? [{ ...row, path: 'to' in way ? way.to : to(paths.session.security, {}, { edit: way.edit }) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ListGroup title={t('attention.title')}>
      {rows.map(({ id, path }) => (
        <ListRow key={id} as={Link} to={path} icon={rowIcon(id)} title={t(`attention.${id as 'phone'}`)} text={t('attention.why')} />
      ))}
    </ListGroup>
  );
}

/** Returns the reminders of the member home, in the order in which a withdrawal requires them. */
function attentionRows(rows: readonly SecurityRow[]): SecurityRow[] {
  return wanted.flatMap((id) => rows.filter((row) => row.id === id && !row.isDone && !row.isLocked));
}
