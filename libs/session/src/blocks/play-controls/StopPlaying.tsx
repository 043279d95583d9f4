import { type PauseRequest, usePausePlay, usePlayState, type KnownPause } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { ConfirmDialog, Dialog } from '@parlour/ui/dialog';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLogoutNow } from '../../hooks/useLogoutNow';
import { useSupportRequest } from './PauseCard';

/** Product 4.21: breaks last one hour to six weeks, self-exclusions six months or longer, up to permanent. */
const choices = {
  break: ['1', '24', '168', '720', '1008'],
  exclusion: ['6', '12', '36', '60', 'forGood'],
} as const;
type Kind = keyof typeof choices;

/** Form for a break or a self-exclusion, which takes effect immediately after confirmation. */
export function StopPlaying({ kind }: { kind: Kind }) {
  const { t } = useTranslation('session');
  const { hasGateway, isBusy, pause } = usePausePlay();
  const [chosen, setChosen] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const { pause: running } = usePlayState();
  const length = chosen === undefined ? '' : t(`play.${kind}.for.${chosen}`);

  async function handleConfirm() {
    if (chosen !== undefined) await pause(requestOf(kind, chosen));
    setAsked(false);
    setChosen(undefined);
    setBegun(true);
  }

  return (
    <Card>
      <Stack>
        <SectionTitle icon={kind === 'break' ? 'pause' : 'shield'} title={t(`play.${kind}.title`)} />
        <ChipRow layout="wrap" label={t(`play.${kind}.title`)}>
          {choices[kind].map((id) => (
            <Chip key={id} selected={id === chosen} onClick={() => setChosen(id)}>
              {t(`play.${kind}.for.${id}`)}
            </Chip>
          ))}
        </ChipRow>
        <p>{t(`play.${kind}.text`)}</p>
        {!hasGateway && <p>{t('play.deviceOnly')}</p>}
        <Button variant={kind === 'break' ? 'primary' : 'danger'} block disabled={chosen === undefined} onClick={() => setAsked(true)}>
          {t(`play.${kind}.start`)}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={t(`play.${kind}.ask`, { length })}
        text={t(`play.${kind}.sure`, { length })}
        confirmLabel={t(`play.${kind}.start`)}
        cancelLabel={t('play.cancel')}
        tone={kind === 'break' ? 'primary' : 'danger'}
        busy={isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsked(false)}
      />
      {hasBegun && !hasGateway && running && <DevicePauseDialog pause={running} />}
    </Card>
  );
}

function requestOf(kind: Kind, chosen: string): PauseRequest {
  if (kind === 'break') return { kind, hours: Number(chosen) };
  return { kind, months: chosen === 'forGood' ? null : Number(chosen) };
}

/**
 * Dialog for a pause that the gateway does not support. Prepares the request to support. If the player does not send it, they are
 * logged out.
 */
function DevicePauseDialog({ pause }: { pause: KnownPause }) {
  const { t } = useTranslation('session');
  const request = useSupportRequest(pause);
  const logout = useLogoutNow();
  return (
    <Dialog open title={t('play.begun.title')} onClose={() => void logout()}>
      <Stack>
        <p>{t('play.begun.text')}</p>
        {request && (
          <Button as={Link} to={request} block>
            {t('play.activity.support')}
          </Button>
        )}
        <Button variant="secondary" block onClick={() => void logout()}>
          {t('member.logout')}
        </Button>
      </Stack>
    </Dialog>
  );
}
