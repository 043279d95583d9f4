import { unicodeOfZawgyi } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ZawgyiQuestionProps = {
  /** The name as it was typed. */
  typed: string;
  onTake: (unicode: string) => void;
};

/** Offers a name that was typed in Zawgyi in Unicode, which banks and agents can compare. Renders nothing for any other name. */
export function ZawgyiQuestion({ typed, onTake }: ZawgyiQuestionProps) {
  const { t } = useTranslation('player');
  const [read, setRead] = useState<{ typed: string; unicode: string }>();

  useEffect(() => {
    let isStale = false;
    void unicodeOfZawgyi(typed).then((unicode) => {
      if (!isStale) setRead(unicode === undefined ? undefined : { typed, unicode });
    });
    return () => {
      isStale = true;
    };
  }, [typed]);

  if (read?.typed !== typed) return null;
  return (
    <Notice
      tone="warn"
      title={t('zawgyi.question')}
      action={
        <Button size="s" onClick={() => onTake(read.unicode)}>
          {t('zawgyi.take')}
        </Button>
      }
    >
      <bdi lang="my">{read.unicode}</bdi>
    </Notice>
  );
}
