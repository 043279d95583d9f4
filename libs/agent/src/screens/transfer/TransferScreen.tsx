import { paths, to } from '@parlour/kernel';
import { usePlayerKey } from '@parlour/player/session';
import { RangePicker, useDateFormat } from '@parlour/site/format';
import { SubmissionPanel, useSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { CopyRow, Facts } from '@parlour/ui/facts';
import { FilterBar } from '@parlour/ui/filter-bar';
import { Page, Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { Activity, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { useGetTransferRulesQuery } from '../../api/transferApi';
import { transferSubmission } from '../../transferSubmission';
import { useTeamMoney, useTeamRange } from '../../parts/TeamFigures';
import { TeamLoadState } from '../../parts/TeamList';
import type { Transfer } from '../../wire/transfer';
import { transferDraft, TransferForm } from './TransferForm';
import { TransferReport } from './TransferReport';

const tabs = ['send', 'report'] as const;

/** The transfer screen: a form to send money to a downline, and the transfer report. */
export function TransferScreen() {
  const { t } = useTranslation('agent');
  const [address, setAddress] = useSearchParams();
  const panelId = useId();
  const { now, range, choose } = useTeamRange();
  const tab = address.get('tab') === 'report' ? 'report' : 'send';

  function handleTab(chosen: (typeof tabs)[number]) {
    const { tab: _, ...others } = Object.fromEntries(address);
    setAddress(chosen === 'report' ? { ...others, tab: chosen } : others, { replace: true });
  }

  return (
    <Page>
      <FilterBar label={t('title.transfer')}>
        <Tabs
          look="chips"
          label={t('title.transfer')}
          panelId={panelId}
          items={tabs.map((id) => ({ id, label: t(`transfer.tab.${id}`) }))}
          value={tab}
          onChange={handleTab}
        />
        {tab === 'report' && <RangePicker range={range} now={now} onChange={choose} />}
      </FilterBar>
      <TabPanel id={panelId} label={t(`transfer.tab.${tab}`)}>
        {/* Keeps the typed input while the report is shown. */}
        <Activity mode={tab === 'send' ? 'visible' : 'hidden'}>
          <TransferStart />
        </Activity>
        {tab === 'report' && <TransferReport range={range} />}
      </TabPanel>
    </Page>
  );
}

/** Shows the form, the unknown outcome or the receipt of a transfer, one at a time. */
function TransferStart() {
  const { t } = useTranslation('agent');
  const player = usePlayerKey() ?? '';
  const submission = useSubmission(transferSubmission, { player });
  const query = useGetTransferRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: rules } = query;
  const money = useTeamMoney(rules?.currencySymbol ?? '');
  const { pending, value } = submission;

  // The report hides this part of the screen. Afterwards the form is shown again, not the former receipt.
  const reset = useEffectEvent(submission.reset);
  useEffect(() => () => reset(), []);

  useEffect(() => {
    if (value) transferDraft.forget();
  }, [value]);

  if (!rules) return <TeamLoadState query={query} />;
  if (pending) {
    return (
      <SubmissionPanel
        submission={submission}
        what={t('transfer.what', { amount: money.amount(pending.content.amount), name: pending.content.name })}
        needsPassword
        texts={{
          unknownTitle: t('transfer.unknown.title'),
          unknownText: t('transfer.unknown.text'),
          checkNow: t('transfer.unknown.check'),
          absentTitle: t('transfer.absent.title'),
          absentText: t('transfer.absent.text'),
          discard: t('transfer.absent.discard'),
        }}
      >
        {submission.isRisky && (
          <Button as={Link} to={to(paths.agent.transfer, {}, { tab: 'report' })} variant={submission.isAbsent ? 'primary' : 'ghost'} block>
            {t('transfer.seeSent')}
          </Button>
        )}
      </SubmissionPanel>
    );
  }
  if (value) return <TransferDone transfer={value} onAnother={submission.reset} />;
  if (!rules.hasPaymentPassword) {
    return (
      <EmptyState
        icon="key-round"
        title={t('transfer.noPassword.title')}
        text={t('transfer.noPassword.text')}
        action={
          <Button as={Link} to={paths.wallet.transactionPassword}>
            {t('transfer.noPassword.set')}
          </Button>
        }
      />
    );
  }
  return <TransferForm submission={submission} rules={rules} player={player} />;
}

type TransferDoneProps = { transfer: Transfer; onAnother: () => void };

function TransferDone({ transfer, onAnother }: TransferDoneProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const { transferNo, name, amount, balanceAfter, currencySymbol, at } = transfer;
  const money = useTeamMoney(currencySymbol);
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was tapped is gone with the form.
  useEffect(() => title.current?.focus(), []);

  return (
    <Card tone="accent">
      <Stack gap={4}>
        <div role="status">
          <Stack>
            <p>
              <StatusChip tone="success" label={t('transfer.done')} />
            </p>
            <h2 ref={title} tabIndex={-1}>
              {t('transfer.what', { amount: money.amount(amount), name })}
            </h2>
          </Stack>
        </div>
        <CopyRow label={t('transfer.number')} value={transferNo} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
        <Facts
          rows={[
            { label: t('transfer.time'), value: dates.full(at) },
            { label: t('transfer.balance'), value: money.amount(balanceAfter) },
          ]}
        />
        <Button variant="secondary" block onClick={onAnother}>
          {t('transfer.another')}
        </Button>
      </Stack>
    </Card>
  );
}
