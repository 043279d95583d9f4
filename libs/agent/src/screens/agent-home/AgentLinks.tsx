import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetContractRequestQuery } from '../../api/contractRequestApi';
import { waitingContracts } from '../../rules/waitingContracts';

const { team, figures, rebates, transfer, link, salary } = paths.agent;

/** Links to the agent screens; contracts only for accounts that may have any (specification 6). */
export function AgentLinks() {
  const { t } = useTranslation('agent');
  const { needsContractCheck } = useRole();
  const { data } = useGetContractRequestQuery(undefined, { skip: !needsContractCheck });
  return (
    <ListGroup>
      <ListRow as={Link} to={team} icon="users" title={t('title.team')} text={t('home.team')} />
      <ListRow as={Link} to={figures} icon="trending-up" title={t('title.figures')} text={t('home.figures')} />
      <ListRow as={Link} to={rebates} icon="percent" title={t('title.rebates')} text={t('home.rebates')} />
      <ListRow as={Link} to={transfer} icon="send" title={t('title.transfer')} text={t('home.transfer')} />
      <ListRow as={Link} to={link} icon="link" title={t('title.link')} text={t('home.link')} />
      {needsContractCheck && (
        <ListRow
          as={Link}
          to={salary}
          icon="clipboard-list"
          title={t('menu.contracts')}
          text={t('home.contracts')}
          badge={waitingContracts(data).length}
        />
      )}
    </ListGroup>
  );
}
