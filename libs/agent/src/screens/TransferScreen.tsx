import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TransferCounter } from '../parts/TransferCounter';
import { TransferReport } from '../parts/TransferReport';

const tabs = ['send', 'report'] as const;

/** Money to a downline, and the record of it. */
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
        {/* What was filled in stays while the record is looked at. */}
        <Activity mode={tab === 'send' ? 'visible' : 'hidden'}>
          <TransferCounter />
        </Activity>
        {tab === 'report' && <TransferReport />}
      </Stack>
    </Page>
  );
}
