import { Card } from '@parlour/ui/card';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const questions = ['more', 'chase', 'hidden', 'borrowed', 'stop'] as const;

/** Neutral questions for self-assessment. Answers are not stored or scored. */
export function SelfAssessment() {
  const { t } = useTranslation('session');
  const [yes, setYes] = useState<readonly string[]>([]);
  return (
    <Card>
      <Stack>
        <SectionTitle icon="info" title={t('play.assess.title')} />
        <p>{t('play.assess.text')}</p>
        {questions.map((id) => (
          <Checkbox
            key={id}
            label={t(`play.assess.${id}`)}
            checked={yes.includes(id)}
            onChange={({ target }) => setYes((all) => (target.checked ? [...all, id] : all.filter((other) => other !== id)))}
          />
        ))}
        {yes.length > 0 && <Notice tone="info">{t('play.assess.result', { count: yes.length })}</Notice>}
      </Stack>
    </Card>
  );
}
