import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TransferStart } from './TransferStart';
import { TransferReport } from './TransferReport';

const tabs = ['send', 'report'] as const;

/** The transfer screen: a form to send money to a downline, and the transfer report. */
export function TransferScreen() {
  const { t } = useTranslation('agent');
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'report' ? 'report' : 'send';

  function handleTab(chosen: (typeof tabs)[number]) {
    const { tab: _, ...others } = Object.fromEntries(address);
    setAddress(chosen === 'report' ? { ...others, tab: chosen } : others, { replace: true });
  }

  return (
    <Page>
      <Stack gap={4}>
        <Segmented
          label={t('title.transfer')}
          items={tabs.map((id) => ({ id, label: t(`transfer.tab.${id}`) }))}
          value={tab}
          onChange={handleTab}
        />
        {/* Keeps the typed input while the report is shown. */}
        <Activity mode={tab === 'send' ? 'visible' : 'hidden'}>
          <TransferStart />
        </Activity>
        {tab === 'report' && <TransferReport />}
      </Stack>
    </Page>
  );
}
