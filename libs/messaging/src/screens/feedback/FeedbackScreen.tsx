import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FeedbackDone } from './FeedbackDone';
import { FeedbackGate } from './FeedbackGate';
import { FeedbackHistory } from './FeedbackHistory';
import { TrialGate } from '../../parts/TrialGate';

const tabs = ['write', 'history'] as const;
type Sent = { reference: string; replyHours?: number | null };

/** Feedback and complaints (product 4.14): the form, its confirmation, and the earlier reports. */
export function FeedbackScreen() {
  const { t } = useTranslation('messaging');
  const [query, setQuery] = useSearchParams();
  const [sent, setSent] = useState<Sent>();
  const tab = query.get('tab') === 'history' ? 'history' : 'write';

  return (
    <TrialGate>
      <Page>
        <Stack>
          <Segmented
            label={t('feedback.tabs')}
            items={tabs.map((id) => ({ id, label: t(`feedback.tab.${id}`) }))}
            value={tab}
            onChange={(id) => setQuery(id === 'history' ? { tab: id } : {}, { replace: true })}
          />
          {tab === 'history' && <FeedbackHistory />}
          {tab === 'write' && (sent ? <FeedbackDone {...sent} onAnother={() => setSent(undefined)} /> : <FeedbackGate onSent={setSent} />)}
        </Stack>
      </Page>
    </TrialGate>
  );
}
