import { looksLikeZawgyi, unicodeOfZawgyi } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ZawgyiQuestionProps = {
  /** The name as it was typed. */
  typed: string;
  /** The name that the player has kept as typed, or an empty text. It is not asked about again. */
  kept: string;
  onTake: (unicode: string) => void;
  onKeep: (typed: string) => void;
};

/** No name is longer. A paste of many pages would hold the field up for seconds. */
const MAX_NAME = 500;

/**
 * Asks about a name that looks like Zawgyi: it offers the name in Unicode, which banks and agents can compare, and to keep it as typed, because
 * names in Shan, Mon and Karen have the same letters. Renders nothing for any other name.
 */
export function ZawgyiQuestion({ typed, kept, onTake, onKeep }: ZawgyiQuestionProps) {
  const { t } = useTranslation('player');
  const [read, setRead] = useState<{ typed: string; unicode: string | undefined }>();

  useEffect(() => {
    if (typed.length > MAX_NAME) return undefined;
    let isStale = false;
    void unicodeOfZawgyi(typed).then((unicode) => {
      if (!isStale) setRead({ typed, unicode });
    });
    return () => {
      isStale = true;
    };
  }, [typed]);

  if (read?.typed !== typed || typed === kept) return null;
  const { unicode } = read;
  if (unicode === undefined && !looksLikeZawgyi(typed)) return null;
  return (
    <Notice
      tone="warn"
      title={unicode === undefined ? t('zawgyi.doubt') : t('zawgyi.question')}
      action={
        <Stack gap={2}>
          {unicode !== undefined && (
            <Button size="s" onClick={() => onTake(unicode)}>
              {t('zawgyi.take')}
            </Button>
          )}
          <Button size="s" variant="secondary" onClick={() => onKeep(typed)}>
            {t('zawgyi.keep')}
          </Button>
        </Stack>
      }
    >
      <bdi lang="my">{unicode ?? typed}</bdi>
    </Notice>
  );
}
