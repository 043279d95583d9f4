import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isWon } from '../../rules/isWon';
import type { DownlinePage } from '../../wire/team';
import { FigureGrid } from '../../parts/FigureGrid';
import { useTeamMoney } from '../../hooks/useTeamMoney';

type TeamTotalsProps = {
  page: Pick<DownlinePage, 'totals' | 'currencySymbol' | 'trail'>;
  /** The member who owns the level; undefined at the top. */
  of: string | undefined;
};

/** Shows the totals of all downlines, and a link to send money to the member who owns the level. */
export function TeamTotals({ page: { totals, currencySymbol, trail }, of }: TeamTotalsProps) {
  const { t } = useTranslation('agent');
  const money = useTeamMoney(currencySymbol);
  return (
    <Card>
      <Stack>
        <FigureGrid
          figures={[
            { label: t('figure.below'), value: totals.members },
            { label: t('figure.bets'), value: money.amount(totals.bets) },
            {
              label: t('figure.netLoss'),
              value: money.signed(totals.netLoss),
              note: isWon(totals.netLoss) ? t('figure.teamWon') : undefined,
            },
            { label: t('figure.deposits'), value: money.amount(totals.deposits) },
            { label: t('figure.withdrawals'), value: money.amount(totals.withdrawals) },
          ]}
        />
        {of && (
          <Button as={Link} to={to(paths.agent.transfer, {}, { to: of })} variant="secondary" icon="send" block>
            {t('team.send', { name: trail.at(-1)?.name ?? '' })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
