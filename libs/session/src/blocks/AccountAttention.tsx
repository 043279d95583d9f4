import { paths, to } from '@parlour/kernel';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { securityApi } from '../api/securityApi';
import { attentionRows } from '../rules/attentionRows';
import { rowIcon, rowWay } from '../rules/securityRows';
import { useRole } from '@parlour/player';

/** Lists the missing steps before a withdrawal. Renders nothing when none is missing or the state is unknown. */
export function AccountAttention() {
  const { t } = useTranslation('session');
  const { isRealMember } = useRole();
  const { data } = securityApi.useGetSecurityConfigQuery(undefined, { skip: !isRealMember });
  const rows = attentionRows(data?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <ListGroup title={t('attention.title')}>
      {rows.map((row) => {
        const way = rowWay(row);
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
